import { fetch } from 'undici'

/** What became of a payment page. */
export type Outcome = 'paid' | 'opened'

interface Page {
  url: string
  html: string
}

/**
 * Opens the page of a payment link as a browser without scripts would. The sandbox's own page is also paid on, by the
 * UPI id that it names itself. On a real gateway's page nothing is sent.
 * @throws Error in one sentence
 */
export async function openGatewayPage(link: string): Promise<Outcome> {
  const first = await open(link)
  const bridge = formIn(first.html, 'payment_session_id')
  const page = bridge ? await open(bridge.action, { payment_session_id: bridge.value }) : first
  const upiId = /([\w.-]+@[\w.-]+) pays,/.exec(page.html)?.[1]
  if (!upiId || !page.html.includes('name="upiId"')) return 'opened'
  await open(page.url, { action: 'pay', method: 'upi', upiId })
  return 'paid'
}

async function open(url: string, form?: Record<string, string>): Promise<Page> {
  const answer = await fetch(url, {
    // The shop's page after a payment is not waited for: the order tells how it went.
    redirect: form?.action ? 'manual' : 'follow',
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  })
  const html = await answer.text()
  if (answer.status >= 400) throw new Error(`${new URL(url).host} answered ${answer.status}`)
  return { url: answer.url, html }
}

/** A form with one hidden value: the shop's page on the way to a gateway that takes no link. */
function formIn(html: string, field: string): { action: string; value: string } | undefined {
  const action = /<form[^>]* action="([^"]+)"/.exec(html)?.[1]
  const value = new RegExp(`name="${field}" value="([^"]+)"`).exec(html)?.[1]
  return action && value ? { action: action.replaceAll('&amp;', '&'), value } : undefined
}
