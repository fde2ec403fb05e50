import { fetch } from 'undici'

export type Outcome = 'paid' | 'opened'

interface Page {
  url: string
  html: string
}

/**
 * Opens a payment link as a browser without scripts would. On the sandbox's page it also pays, with the UPI id
 * that the page suggests. On a real gateway's page it submits nothing.
 * @throws Error with a one-sentence message
 */
export async function openGatewayPage(link: string): Promise<Outcome> {
  const first = await open(link)
  const bridge = findForm(first.html, 'payment_session_id')
  const page = bridge ? await open(bridge.action, { payment_session_id: bridge.value }) : first
  const upiId = /([\w.-]+@[\w.-]+) pays,/.exec(page.html)?.[1]
  if (!upiId || !page.html.includes('name="upiId"')) return 'opened'
  await open(page.url, { action: 'pay', method: 'upi', upiId })
  return 'paid'
}

async function open(url: string, form?: Record<string, string>): Promise<Page> {
  const answer = await fetch(url, {
    // Doesn't wait for the shop's page after the payment: the order's status shows the result.
    redirect: form?.action ? 'manual' : 'follow',
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  })
  const html = await answer.text()
  if (answer.status >= 400) throw new Error(`${new URL(url).host} answered ${answer.status}`)
  return { url: answer.url, html }
}

/** Finds a form with one hidden value: the shop's intermediate page for gateways without payment links. */
function findForm(html: string, field: string): { action: string; value: string } | undefined {
  const action = /<form[^>]* action="([^"]+)"/.exec(html)?.[1]
  const value = new RegExp(`name="${field}" value="([^"]+)"`).exec(html)?.[1]
  return action && value ? { action: action.replaceAll('&amp;', '&'), value } : undefined
}
