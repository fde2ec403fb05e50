import type { Remotes } from 'composition/runtime/remotes'
import type { Language } from 'shared-contracts/i18n/language'
import type { Translations } from 'shared-contracts/i18n/translate'
import type { Store } from 'shared-contracts/store'
import type { ModelContext } from '../agents/model-context'
import { followSearchKey } from '../frame/header/search/follow-search-key'
import { reloadTranslations } from '../i18n/reload-translations'
import { startOffline } from '../offline/offline'
import type { ShopRouter } from '../routing/shop-router'
import type { ShopBoot } from './shop-boot'
import { tellSessionEnd } from './tell-session-end'

interface Parts {
  store: Store
  router: ShopRouter
  remotes: Remotes
  boot: ShopBoot
  language: Language
  words: Translations | undefined
  showIn: (words: Translations) => void
}

/** Starts a page's idle work. Bundled with the reports and the outbox, and loaded when the page is idle. */
export function rest({ store, router, remotes, boot, ...shown }: Parts): void {
  startOffline({ store, router, boot })
  followSearchKey(router.navigator)
  tellSessionEnd(store)
  reloadTranslations({ ...shown, reload: router.reload })
  const context = document.modelContext
  if (context) offer(context)

  async function offer(context: ModelContext) {
    const agents = await import(/* webpackChunkName: "seldom-agents" */ '../agents/offer-tools').catch(
      () => undefined,
    )
    agents?.offerTools({ context, store, router, remotes, live: boot.remotes })
  }
}
