import type { Page } from '@playwright/test'

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

/** Answers every file of a remote with 404. */
export async function takeDown(page: Page, remote: string) {
  await page.route(`**/remotes/${remote}/**`, (route) => route.fulfill({ status: 404, body: 'Not found' }))
}

/** Code before a remote's chunk that makes every module in it throw when it is evaluated. */
function sabotage(chunks: string) {
  return `{
    const queue = (globalThis[${JSON.stringify(chunks)}] ||= [])
    const push = queue.push
    queue.push = ([ids, modules, ...rest]) => {
      queue.push = push
      for (const id in modules) modules[id] = () => { throw new Error('This module is broken.') }
      return push.call(queue, [ids, modules, ...rest])
    }
  }
  `
}

/** A remote's files arrive, and its module throws while it is evaluated. */
export async function breakModule(page: Page, remote: string) {
  await page.route(`**/remotes/${remote}/**/module.*.js*`, async (route) => {
    const answer = await route.fetch()
    const chunks = `webpackChunk${remote.replaceAll('-', '_')}`
    await route.fulfill({ response: answer, body: sabotage(chunks) + (await answer.text()) })
  })
}

export async function bringBack(page: Page) {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}

/** The code that reports how a page fares never arrives, as where the page is left before. */
export async function loseReports(page: Page) {
  await page.route('**/shell/*.js', async (route) => {
    const answer = await route.fetch()
    if ((await answer.text()).includes('sendReports:()=>')) await route.abort()
    else await route.fulfill({ response: answer })
  })
}
