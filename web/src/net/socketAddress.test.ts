import { expect, test } from 'vitest';
import { socketAddress } from './socketAddress.ts';

const here = { origin: 'https://club.example' };

test('a table is looked for at the server of the page', () => {
  expect(socketAddress('t1', '', here)).toBe('wss://club.example/ws/tables/t1');
  expect(socketAddress('t1', '', { origin: 'http://localhost:8000' })).toBe('ws://localhost:8000/ws/tables/t1');
});

test('a table that is with another server is found by its path or its port', () => {
  expect(socketAddress('t1', '/at/b', here)).toBe('wss://club.example/at/b/ws/tables/t1');
  expect(socketAddress('t1', 'https://club.example:8443', here)).toBe('wss://club.example:8443/ws/tables/t1');
});

test('nobody is sent to another host, with the invitation in hand', () => {
  expect(socketAddress('t1', 'https://elsewhere.example', here)).toBe('wss://club.example/ws/tables/t1');
  expect(socketAddress('t1', '//elsewhere.example/at/b', here)).toBe('wss://club.example/ws/tables/t1');
});
