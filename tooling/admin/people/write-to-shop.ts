import type { AdminMessage, Inbox } from 'shared-contracts/support/admin/inbox-schema'
import type { Browser } from '../../../e2e/harness/over-http/browser'
import type { AdminPerson } from './admin-person'

const messages = [
  {
    ...{ firstName: 'Sunita', lastName: 'Hegde', email: 'sunita@example.com', phoneNumber: '9845012320' },
    message: 'One packet of turmeric was open when it came. What shall I do?',
  },
  {
    ...{ firstName: 'Peter', lastName: "D'Souza", email: 'peter@example.com', phoneNumber: '9845012341' },
    message: 'Do you sell saffron in packs of half a gram?\nAnd does it keep for a year?',
  },
  {
    ...{ firstName: 'Asha', lastName: 'Rao', email: 'asha.rao@example.com', phoneNumber: '9845012342' },
    message: 'Please delete my account and everything that you know of me.',
  },
]

/** The sender whose message has been replied to. */
const ANSWERED = 'Peter'

/** Sends contact messages, once each. */
export async function writeToShop(visitor: Browser): Promise<void> {
  for (const [index, message] of messages.entries())
    await visitor.post(200, '/api/contact-form', message, { 'idempotency-key': `demo-message-${index}` })
}

export async function replyToMessage({ browser }: AdminPerson): Promise<void> {
  const { messages: waiting } = await browser.get<Inbox>('/api/admin/messages?state=new')
  const ticket = waiting.find(({ firstName }) => firstName === ANSWERED)?.ticket
  if (!ticket) return
  const { version } = await browser.get<AdminMessage>(`/api/admin/messages/${ticket}`)
  const text = 'Yes: half a gram is our smallest pack. Kept dark and dry, it is good for two years.'
  const answer = { version, text, way: 'mail', isClosing: false }
  await browser.post(200, `/api/admin/messages/${ticket}/answers`, answer)
}
