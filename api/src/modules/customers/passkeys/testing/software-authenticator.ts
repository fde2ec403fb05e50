import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { NewPasskey, PasskeyAssertion } from 'shared-contracts/customers/passkeys'

interface CreationOptions {
  challenge: string
  rp: { id: string }
  user: { id: string }
}

interface RequestOptions {
  challenge: string
  rpId: string
}

/** Deviations of a malicious browser or authenticator. */
export interface Misdeeds {
  origin?: string
  rpId?: string
  challenge?: string
  counter?: number
  userHandle?: string
  isUserVerified?: boolean
  /** Replaces the attestation "none". */
  attestation?: { fmt: string; attStmt: Map<string, unknown> }
}

export type SoftwarePasskey = ReturnType<typeof createPasskey>['passkey']

const ORIGIN = 'http://localhost:3000'
const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_KEY = 0x40

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest()
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

/** Creates a passkey with a real key, like an authenticator. @param stolen a passkey whose id to copy */
export function createPasskey(options: CreationOptions, misdeeds: Misdeeds = {}, stolen?: { id: string }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = stolen ? Buffer.from(stolen.id, 'base64url') : randomBytes(32)
  const { rpId = options.rp.id, counter = 0 } = misdeeds
  const { fmt, attStmt } = misdeeds.attestation ?? { fmt: 'none', attStmt: new Map() }
  const length = Buffer.alloc(2)
  length.writeUInt16BE(id.length)
  const ofKey = Buffer.concat([Buffer.alloc(16), length, id, encodeCose(publicKey)])
  const authData = new Uint8Array(
    Buffer.concat([authenticatorData(rpId, counter, HAS_KEY, misdeeds.isUserVerified), ofKey]),
  )
  const attestation = new Map<string, unknown>([
    ['fmt', fmt],
    ['attStmt', attStmt],
    ['authData', authData],
  ])
  const made: NewPasskey = {
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key',
    response: {
      clientDataJSON: clientData('webauthn.create', options.challenge, misdeeds),
      attestationObject: base64url(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
      transports: ['internal', 'hybrid'],
    },
  }
  return { made, passkey: { id: base64url(id), privateKey, userHandle: options.user.id } }
}

export function signChallenge(
  { id, privateKey, userHandle }: SoftwarePasskey,
  options: RequestOptions,
  misdeeds: Misdeeds = {},
): PasskeyAssertion {
  const { rpId = options.rpId, counter = 0 } = misdeeds
  const authData = authenticatorData(rpId, counter, 0, misdeeds.isUserVerified)
  const clientDataJSON = clientData('webauthn.get', options.challenge, misdeeds)
  const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))])
  return {
    id,
    rawId: id,
    type: 'public-key',
    response: {
      clientDataJSON,
      authenticatorData: base64url(authData),
      signature: base64url(sign('sha256', signed, privateKey)),
      userHandle: misdeeds.userHandle ?? userHandle,
    },
  }
}

function authenticatorData(rpId: string, counter: number, flags: number, isUserVerified = true): Buffer {
  const rest = Buffer.alloc(5)
  rest.writeUInt8(USER_PRESENT | (isUserVerified ? USER_VERIFIED : 0) | flags)
  rest.writeUInt32BE(counter, 1)
  return Buffer.concat([sha256(rpId), rest])
}

function clientData(type: string, challenge: string, misdeeds: Misdeeds): string {
  const { origin = ORIGIN } = misdeeds
  const data = { type, challenge: misdeeds.challenge ?? challenge, origin, crossOrigin: false }
  return base64url(Buffer.from(JSON.stringify(data)))
}

/** Encodes the key as COSE: kty EC2, alg ES256, crv P-256, x, y. */
function encodeCose(publicKey: KeyObject): Uint8Array {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  return isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  )
}
