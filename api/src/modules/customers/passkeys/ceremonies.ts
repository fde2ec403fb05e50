import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import { COSEALG, decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers'
import type { NewPasskey, PasskeyAssertion } from 'shared-contracts/customers/passkeys'
import { shop } from 'shared-contracts/platform/shop'

export type RelyingParty = ReturnType<typeof relyingParty>

interface StoredPasskey {
  credentialId: string
  /** A COSE key in base64url. */
  publicKey: string
  counter: number
}

/** @param challenge base64url. @returns the passkey's signature count. @throws for an invalid signature */
export async function verifyAssertion(
  assertion: PasskeyAssertion,
  challenge: string,
  party: RelyingParty,
  { credentialId, publicKey, counter }: StoredPasskey,
): Promise<number> {
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...assertion, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.rpID,
    requireUserVerification: true,
    credential: {
      id: credentialId,
      publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
      counter,
    },
  })
  if (!verified) throw new Error('The signature does not match.')
  return authenticationInfo.newCounter
}

/** Listed explicitly because the library's default differs between versions of Node. */
export const ALGORITHMS = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256]

/** @param challenge base64url. @returns the passkey to store. @throws for an invalid response */
export async function verifyNewPasskey(made: NewPasskey, challenge: string, party: RelyingParty) {
  refuseCertificates(made)
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...made, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.rpID,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  })
  if (!registrationInfo) throw new Error("The passkey's attestation is invalid.")
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: [...transports],
  }
}

/** Refuses certificates: the shop needs none, and the library would fetch URLs that a stranger put in them. */
function refuseCertificates({ response }: NewPasskey): void {
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject))
  const isPlain = attestation.get('fmt') === 'none'
  const isSelfSigned = attestation.get('fmt') === 'packed' && !attestation.get('attStmt').get('x5c')
  if (!isPlain && !isSelfSigned) throw new Error('The passkey came with certificates.')
}

/** The shop's identity for WebAuthn: a passkey only works for this host name and origin. */
export function relyingParty(publicOrigin: string) {
  return { rpName: shop.brand, rpID: new URL(publicOrigin).hostname, origin: publicOrigin }
}
