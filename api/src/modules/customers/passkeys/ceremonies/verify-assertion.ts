import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { PasskeyAssertion } from 'shared-contracts/customers/passkeys'
import type { RelyingParty } from '../relying-party'

/** What is kept of a passkey. */
interface KeptPasskey {
  credentialId: string
  /** COSE, base64url. */
  publicKey: string
  counter: number
}

/**
 * @param challenge that was answered, base64url
 * @returns how often the passkey has signed
 * @throws an error of whatever kind for a signature that proves nothing
 */
export async function verifyAssertion(
  assertion: PasskeyAssertion,
  challenge: string,
  party: RelyingParty,
  { credentialId, publicKey, counter }: KeptPasskey,
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
  if (!verified) throw new Error('The signature is another one.')
  return authenticationInfo.newCounter
}
