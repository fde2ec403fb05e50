import { openBrowser } from '../shopper/browser'

/** A browser that returns from the gateway but did not start the payment: a bank's app may open another one. */
export function returningBrowser(origin: string, returnedTo: URL) {
  const { get, post } = openBrowser(origin)
  const token = returnedTo.searchParams.get('token') ?? ''

  return {
    /** @returns the order's status, once the gateway has been asked if need be */
    async ask(): Promise<string> {
      const address = `/api/payments/return?${new URLSearchParams({ token })}`
      return (await get<{ status: string }>(address)).status
    },
    /** Presses PAY AGAIN. */
    async payAgain(): Promise<void> {
      await get('/api/session')
      await post(201, '/api/payments/return/again', { token })
    },
  }
}
