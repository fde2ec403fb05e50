import type { Front } from '../../shop/front/front'

/** Each remote: two of its pages, a link to another remote's page, and the error message shown in its place. */
export const remotes = [
  {
    name: 'mf-catalog',
    pages: ['/all-products', '/ground-spices/turmeric-powder'],
    other: 'Contact',
    sorry: 'The catalogue can’t be shown right now',
  },
  {
    name: 'mf-cart-checkout',
    pages: ['/cart', '/payment'],
    other: 'Contact',
    sorry: 'The cart and checkout can’t be shown right now',
  },
  {
    name: 'mf-account',
    pages: ['/login', '/account'],
    other: 'Contact',
    sorry: 'Your account can’t be shown right now',
  },
  {
    name: 'mf-content',
    pages: ['/', '/blogs'],
    other: 'Sign up',
    sorry: 'This page can’t be shown right now',
  },
]

/** Responds 404 to every file of a remote, until the front passes requests to the server again. */
export function blockRemote(front: Front, remote: string) {
  front.answer(new RegExp(`^GET /remotes/${remote}/`), () => ({ status: 404, body: 'Not found' }))
}

/** Drops the code that sends the page's reports, as if the shopper had left before it loaded. */
export function loseReports(front: Front) {
  front.answer(/^GET \/shell\/.*\.js$/, async (ask) => {
    const answer = await ask()
    if (String(answer.body).includes('sendReports:()=>')) throw new Error('The connection was dropped.')
    return answer
  })
}
