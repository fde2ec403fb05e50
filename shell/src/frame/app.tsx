import { WidgetBoundary } from 'design-system/error-state/widget-boundary'
import { useSyncExternalStore } from 'react'
import { Provider } from 'react-redux'
import type { Language } from 'shared-contracts/i18n/language'
import type { Translations } from 'shared-contracts/i18n/translate'
import { Dormancy } from 'shared-contracts/remote'
import type { RootState, Store } from 'shared-contracts/store'
import { Reads } from 'shared-contracts/words'
import { Pages } from '../pages/pages'
import type { AppRouter } from '../routing/app-router'
import { ShellCrash } from './shell-crash'
import { ShopFrame } from './shop-frame'
import { useScrollPosition } from './use-scroll-position'

interface Props {
  store: Store
  router: AppRouter
  language: Language
  /** Translations of the frame; undefined for English. */
  words: Translations | undefined
  /** Called with each untranslated text. */
  onMissing?: (english: string) => void
  /** True for a standalone remote's page, without the shop's frame. */
  isBare?: boolean | undefined
  /** The state that the server rendered the page with. */
  serverState?: RootState
  /** Settles when the content of `Dormant` may be hydrated. */
  dormancy?: Promise<void>
  /** Called each time a view is on screen and responds to the shopper. */
  onShown?: () => void
}

/** The whole shop, the same in the server's HTML and in the browser. */
export function App({ store, router, isBare, serverState, dormancy, onShown, ...reading }: Props) {
  return (
    <Reads {...reading}>
      <WidgetBoundary fallback={<ShellCrash />}>
        <Provider store={store} serverState={serverState}>
          <Dormancy value={dormancy}>
            <Routed router={router} isBare={isBare} onShown={onShown} />
          </Dormancy>
        </Provider>
      </WidgetBoundary>
    </Reads>
  )
}

function Routed({ router, isBare, onShown }: Pick<Props, 'router' | 'isBare' | 'onShown'>) {
  const view = useSyncExternalStore(router.subscribe, router.view, router.view)
  const isLoading = useSyncExternalStore(router.subscribe, router.isLoading, router.isLoading)
  useScrollPosition(view, router.scrollPositions)
  return (
    <ShopFrame
      view={view}
      isLoading={isLoading}
      isBare={isBare}
      navigator={router.navigator}
      loadSearchPlace={router.searchPlace}
    >
      <Pages view={view} router={router} onShown={onShown} />
    </ShopFrame>
  )
}
