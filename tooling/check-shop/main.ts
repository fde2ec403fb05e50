import { describeError } from '../command-line/describe-error'
import { parseCommand } from '../command-line/parsed-command'
import { CHECK_SHOP, readArguments } from './read-arguments'
import { runCheck } from './run-check'

/* `npm run check-shop -- https://shop.example` */

/** Posts the sentence in the format of chat services. @throws Error if it is not accepted */
async function tell(url: string, text: string): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const init = {
    method: 'POST',
    headers,
    body: JSON.stringify({ text }),
    signal: AbortSignal.timeout(10_000),
  }
  const answer = await fetch(url, init)
  if (!answer.ok) throw new Error(`${new URL(url).host} answered ${answer.status}`)
}

const { positionals, values } = parseCommand(CHECK_SHOP)
try {
  const { origin, login, seconds, webhook } = readArguments(positionals, values, process.env)
  const { isFine, sentence } = await runCheck({ origin, login }, seconds)
  if (isFine) console.log(sentence)
  else {
    console.error(sentence)
    if (webhook)
      await tell(webhook, sentence).catch((error) =>
        console.error(`The failure notice could not be sent: ${describeError(error)}.`),
      )
  }
  // Exit explicitly to abandon pending requests.
  process.exit(isFine ? 0 : 1)
} catch (error) {
  console.error(describeError(error))
  process.exit(2)
}
