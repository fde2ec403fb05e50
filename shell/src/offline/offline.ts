import { showToast } from 'design-system/toast/show-toast'
import { createText, type Text } from 'shared-contracts/i18n/translate'
import { needsConnection } from 'shared-contracts/routing/needs-connection'
import { openOutbox, type Store } from 'shared-contracts/store'
import { frameTranslations } from '../i18n/frame-translations'
import type { AppRouter } from '../routing/app-router'
import { documentLanguage } from '../routing/browser-history'
import type { ShopBoot } from '../startup/shop-boot'
import { createConnectionNotice } from './connection-notice'
import { keepShown } from './keep-shown'
import { leaveToBrowser } from './leave-to-browser'

const BACK = 'You are online again.'

/** Returns the offline notice's text. @param isPostWaiting true if a message of the shopper waits */
function connectionText(pathname: string, isPostWaiting: boolean, t: Text): string {
  const here = needsConnection(pathname)
    ? 'You are offline. This page needs a connection; your cart is kept.'
    : 'You are offline. Your cart and the pages you have opened are here.'
  return isPostWaiting ? `${t(here)} ${t('What you have sent waits.')}` : t(here)
}

interface Parts {
  store: Store
  router: AppRouter
  boot: Pick<ShopBoot, 'keepsPages' | 'isOverridden'>
}

/** Handles a connection that comes and goes. */
export async function startOffline({ store, router, boot }: Parts): Promise<void> {
  leaveToBrowser(router)
  // Developers' overrides are not cached.
  if (boot.keepsPages && !boot.isOverridden) keepShown(router)
  const { isPostWaiting, sendWaiting } = await openOutbox()
  const t = createText(documentLanguage(), await frameTranslations(documentLanguage()))
  const notice = createConnectionNotice()

  async function send() {
    for (const { isSent, message } of await sendWaiting(store.dispatch))
      showToast({ tone: isSent ? 'ok' : 'bad', message: t(message) })
  }

  function followLine() {
    if (!navigator.onLine) return notice.say(connectionText(location.pathname, isPostWaiting(), t))
    notice.end(t(BACK))
    if (isPostWaiting()) send()
  }

  for (const type of ['online', 'offline']) addEventListener(type, followLine)
  router.subscribe(() => {
    if (!navigator.onLine) followLine()
  })
  followLine()
}
