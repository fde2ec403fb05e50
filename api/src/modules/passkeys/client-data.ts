import { decodeClientDataJSON } from '@simplewebauthn/server/helpers'

/** The challenge that a browser says it answers, or undefined for what no browser sends. */
export function challengeIn({ response }: { response: { clientDataJSON: string } }): string | undefined {
  try {
    const { challenge } = decodeClientDataJSON(response.clientDataJSON)
    return typeof challenge === 'string' ? challenge : undefined
  } catch {
    return undefined
  }
}
