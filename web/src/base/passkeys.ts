/** Passkeys as the browser makes and shows them; what goes to the server is text. */

import { fetchJson } from './http.ts';
import type { BegunLogin, BegunPasskey, MadePasskey, OwnPasskey, ShownPasskey } from '../protocol/messages.gen.ts';

const KIND = 'public-key';
const TITLE = 'Intriga';
const NUMBERS = /^[\d.]+$|^\[/; // a host by its numbers, of either kind
const SECOND = 1_000;

/** The message that says why this page can have no passkey, null where it can. */
export function hindrance(isSecure = isSecureContext, host = location.hostname, knows = 'PublicKeyCredential' in globalThis): string | null {
  if (!isSecure) return 'web-logins-insecure';
  if (NUMBERS.test(host)) return 'web-logins-numbers';
  return knows ? null : 'web-logins-unable';
}

/** Makes a passkey under a name that its owner reads there, null where they would not. */
export async function makePasskey(name: string): Promise<OwnPasskey | null> {
  const begun = await fetchJson<BegunPasskey>('/api/passkeys/begin', { name });
  const made = await asked(() => navigator.credentials.create({ publicKey: creation(begun) }));
  if (!made) return null;
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  const body: MadePasskey = { client_data: encoded(clientDataJSON), attestation: encoded(attestationObject) };
  return fetchJson<OwnPasskey>('/api/passkeys', body);
}

/** Has its owner choose a passkey, and returns what the server is to be shown; null where they would not. */
export async function choosePasskey(): Promise<ShownPasskey | null> {
  const begun = await fetchJson<BegunLogin>('/api/passkeys/login/begin', {});
  const publicKey = { challenge: decoded(begun.nonce), rpId: begun.host, timeout: begun.seconds * SECOND } as const;
  const shown = await asked(() => navigator.credentials.get({ publicKey }));
  if (!shown) return null;
  const { clientDataJSON, authenticatorData, signature, userHandle } = shown.response as AuthenticatorAssertionResponse;
  return {
    passkey: encoded(shown.rawId),
    client_data: encoded(clientDataJSON),
    authenticator_data: encoded(authenticatorData),
    signature: encoded(signature),
    user: userHandle ? encoded(userHandle) : '',
  };
}

function creation(begun: BegunPasskey): PublicKeyCredentialCreationOptions {
  return {
    challenge: decoded(begun.nonce),
    rp: { id: begun.host, name: TITLE },
    user: { id: decoded(begun.user), name: begun.name, displayName: begun.name },
    pubKeyCredParams: begun.algorithms.map((alg) => ({ type: KIND, alg })),
    excludeCredentials: begun.known.map((id) => ({ type: KIND, id: decoded(id) })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'preferred' },
    attestation: 'none',
    timeout: begun.seconds * SECOND,
  };
}

/** What the browser brings, null where its owner has said no, or has let the time run out. */
async function asked(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return await ask() as PublicKeyCredential | null;
  } catch (cause) {
    if (cause instanceof DOMException && (cause.name === 'NotAllowedError' || cause.name === 'AbortError')) return null;
    throw cause;
  }
}

/** Bytes as base64url without its filling. */
export function encoded(bytes: ArrayBuffer | Uint8Array): string {
  const letters = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The bytes of base64url. */
export function decoded(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}
