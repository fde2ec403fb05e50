import type { Front } from '../../shop/front/front'

/** Each remote of the shop: two of its pages, a link to a page of another remote, and the message in its place. */
export const remotes = [
  {
    name: 'mf-catalog',
    pages: ['/all-products', '/ground-spices/turmeric-powder'],
    other: 'Contact',
    sorry: "The catalogue can't be shown just now",
  },
  {
    name: 'mf-cart-checkout',
    pages: ['/cart', '/payment'],
    other: 'Contact',
    sorry: "The cart and checkout can't be shown just now",
  },
  {
    name: 'mf-account',
    pages: ['/login', '/account'],
    other: 'Contact',
    sorry: "Your account can't be shown just now",
  },
  {
    name: 'mf-content',
    pages: ['/', '/blogs'],
    other: 'Sign up',
    sorry: "This page can't be shown just now",
  },
]

/** Answers every file of a remote with 404, until the front leaves answers to the server. */
export function blockRemote(front: Front, remote: string) {
  front.answer(new RegExp(`^GET /remotes/${remote}/`), () => ({ status: 404, body: 'Not found' }))
}

/** The code that reports how a page fares never arrives, as where the page is left before. */
export function loseReports(front: Front) {
  front.answer(/^GET \/shell\/.*\.js$/, async (ask) => {
    const answer = await ask()
    if (String(answer.body).includes('sendReports:()=>')) throw new Error('The line broke off.')
    return answer
  })
}
