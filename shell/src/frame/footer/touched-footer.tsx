import { fetchUntilThere } from 'design-system/late/fetch-until-there'
import { lateCode } from 'design-system/late/late-code'
import { use, useEffect } from 'react'

interface Props {
  /** The path of the current page. */
  here: string
}

const footer = lateCode(() => import(/* webpackChunkName: "touched-footer" */ './footer'))

export const loadFooter = footer.fetch

let tellReady = () => {}
/** Settles once the footer responds to the shopper. */
export const footerIsReady = new Promise<void>((resolve) => {
  tellReady = resolve
})

/**
 * Renders the footer. Its code loads with the shopper's first input, or once they point at a link
 * (routing/prefetch/follow-intent.ts). Until then, and if loading fails, the server's HTML stays. A click on a
 * button is replayed once the code has loaded (early/replay-early-acts.ts); links work without it
 * (routing/follow-links.ts).
 */
export function TouchedFooter(props: Props) {
  const { Footer } = use(fetchUntilThere(footer))
  useEffect(tellReady, [])
  return <Footer {...props} />
}
