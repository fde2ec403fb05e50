import type { Login } from '../../e2e/harness/over-http/shopper'
import { type CommandLine, WrongUse } from '../command-line/command-line'
import type { Values } from '../command-line/read-command-line'

export const CHECK_SHOP = {
  command: 'npm run check-shop',
  parameters: '<origin>',
  purpose:
    'Buys from a shop like a shopper, and exits with 1 if that fails. It pays only at the sandbox, and refunds the payment.',
  options: {
    within: { type: 'string', default: '60', value: '<seconds>', purpose: 'how long the check may take' },
  },
  settings: {
    CHECK_EMAIL: 'the check customer; the api needs the same setting',
    CHECK_PASSWORD: "the check customer's password; the first check creates the account",
    CHECK_WEBHOOK: 'address to which failures are also posted, as {"text": "…"}',
  },
} as const satisfies CommandLine

interface CheckSettings {
  origin: string
  login: Login
  seconds: number
  webhook: string | undefined
}

const LONGEST_SECONDS = 600

/** @throws WrongUse with a sentence that says what to correct */
export function readArguments(
  [address = '']: readonly string[],
  { within }: Values<typeof CHECK_SHOP.options>,
  env: NodeJS.ProcessEnv,
): CheckSettings {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`)
    throw new WrongUse(`'${address}' is not a shop's address: write one such as https://shop.example.`)
  const seconds = Number(within)
  if (!Number.isInteger(seconds) || seconds < 1 || seconds > LONGEST_SECONDS)
    throw new WrongUse(`--within must be 1 to ${LONGEST_SECONDS} seconds, but is '${within}'.`)
  const { CHECK_EMAIL: email, CHECK_PASSWORD: password, CHECK_WEBHOOK: webhook } = env
  if (!email || !password)
    throw new WrongUse(
      "Set CHECK_EMAIL and CHECK_PASSWORD to the check customer's email address and password.",
    )
  if (webhook && !/^https?:\/\//.test(webhook))
    throw new WrongUse(`CHECK_WEBHOOK must be an http or https address, but is '${webhook}'.`)
  return { origin: url.origin, login: { email, password }, seconds, webhook: webhook || undefined }
}
