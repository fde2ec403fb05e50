import { type ComponentType, use, useEffect } from 'react'

interface Props {
  /** The path of the page on screen. */
  here: string
}

type Footer = ComponentType<Props>

let Loaded: Footer | undefined
let loading: Promise<Footer> | undefined

let tellReady = () => {}
/** Settles once the footer answers to the shopper, or answers as without scripts, as its code did not come. */
export const footerIsReady = new Promise<void>((resolve) => {
  tellReady = resolve
})

async function load(): Promise<Footer> {
  try {
    const { Footer } = await import(/* webpackChunkName: "touched-footer" */ './footer')
    Loaded = Footer
    return Footer
  } catch {
    // The next navigation tries again. Until then the footer stays as the server has rendered it.
    loading = undefined
    tellReady()
    return new Promise<never>(() => {})
  }
}

/** Fetches the footer's code, once for all who ask. */
export function loadFooter(): Promise<Footer> {
  loading ??= load()
  return loading
}

/**
 * The footer. Nobody needs its code before they act, so it comes with the shopper's first act, or once they point at a link
 * (../prefetch/follow-intent.ts). A press in it that comes earlier is kept until then (../early/replay-early-acts.ts).
 */
export function TouchedFooter(props: Props) {
  const Footer = Loaded ?? use(loadFooter())
  return (
    <>
      <Footer {...props} />
      <Ready />
    </>
  )
}

/** A component of its own: React allows no other hook beside a \`use\` that is left out once the code is there. */
function Ready() {
  useEffect(tellReady, [])
  return null
}
