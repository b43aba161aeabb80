import { expect, test } from 'vitest';
import { decoded, encoded, hindrance } from './passkeys.ts';

test('bytes go to the server as base64url and come back', () => {
  for (const length of [0, 1, 2, 3, 37]) {
    const bytes = Uint8Array.from({ length }, (_, place) => 255 - place * 7);
    expect(decoded(encoded(bytes))).toEqual(bytes);
  }
  expect(encoded(Uint8Array.of(251, 255, 254))).toBe('-__-');
});

test('a page says why it can have no passkey', () => {
  expect(hindrance(true, 'play.example', true)).toBe(null);
  expect(hindrance(true, 'localhost', true)).toBe(null);
  expect(hindrance(false, 'living-room.local', false)).toBe('web-logins-insecure');
  expect(hindrance(false, '192.168.1.20', true)).toBe('web-logins-insecure');
  expect(hindrance(true, '127.0.0.1', true)).toBe('web-logins-numbers');
  expect(hindrance(true, '[::1]', true)).toBe('web-logins-numbers');
  expect(hindrance(true, 'play.example', false)).toBe('web-logins-unable');
});
