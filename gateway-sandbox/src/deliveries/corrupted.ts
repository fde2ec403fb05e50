import type { Corruption } from './delivery'

interface Message {
  body: string
  headers: Record<string, string>
}

type Sign = (body: string) => Record<string, string>

/** @param sign returns the provider's headers for a body */
export function outgoing(body: string, sign: Sign, corruption: Corruption | undefined): Message {
  switch (corruption) {
    case undefined:
      return { body, headers: sign(body) }
    case 'signature':
      return { body, headers: forged(sign(body)) }
    case 'body':
      // Increments every digit after signing, so that amounts and ids no longer match the signature.
      return {
        body: body.replaceAll(/\d/g, (digit) => String((Number(digit) + 1) % 10)),
        headers: sign(body),
      }
    case 'nonsense':
      return { body: NONSENSE, headers: sign(NONSENSE) }
  }
}

const NONSENSE = '{"response":"bm90IGpzb24=","type":42,"data":[]}'
const SIGNATURES = ['x-webhook-signature', 'x-verify', 'authorization']

function forged(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      SIGNATURES.includes(name) ? [...value].reverse().join('') : value,
    ]),
  )
}
