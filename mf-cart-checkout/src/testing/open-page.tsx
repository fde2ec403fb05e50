import { render } from '@testing-library/react'
import { dismissToast, shownToasts } from 'design-system/toast/show-toast'
import { ToastHost } from 'design-system/toast/toast-host'
import type { User } from 'shared-contracts/customers/customer'
import type { OtherLanguage } from 'shared-contracts/i18n/language'
import type { Translations } from 'shared-contracts/i18n/translate'
import type { CartLine } from 'shared-contracts/orders/cart/cart'
import { type FakeApi, renderRemote } from 'shared-contracts/testing'
import module from '../module'
import { pepper, turmeric } from './example-cart'
import './pages-at-hand'
import { type Catalogue, catalogCalls, sells } from './sells'

interface Visit {
  path: string
  lines?: CartLine[]
  orderId?: string
  user?: User
  api?: FakeApi
  catalogue?: Catalogue
  /** The reader's language, unless it is English. */
  reads?: { language: OtherLanguage; words: Translations }
}

/** Opens a page in a browser with stored data, and the shell's toasts beside it. */
export function openPage({ path, lines = [], orderId, user, api, catalogue, reads }: Visit) {
  localStorage.clear()
  localStorage.setItem('cart', JSON.stringify({ lines, orderId: orderId ?? null }))
  if (user) localStorage.setItem('user', JSON.stringify(user))
  for (const { id } of shownToasts()) dismissToast(id)
  render(<ToastHost />)
  const calls = catalogCalls(lines, catalogue ?? sells(turmeric, pepper))
  const page = renderRemote(module, path, { api: { ...calls, ...api }, ...(reads && { reads }) })
  /** Returns the bodies sent to an address, in order. */
  const sentTo = (asked: string) =>
    page.requests.filter(({ method, url }) => `${method} ${url}` === asked).map(({ body }) => body)
  const here = () => page.router.state.location
  return { ...page, sentTo, here }
}
