import { loadFooter } from '../../frame/footer/touched-footer'
import { linkedPath } from '../linked-path'
import type { ShopRouter } from '../shop-router'
import type { Prefetcher } from './prefetcher'

/** Events that suggest that a shopper is about to follow a link. */
const TRIGGERS = ['pointerover', 'focusin', 'touchstart'] as const

type Point = { x: number; y: number }

/** True if the pointer has not moved since a click: a new page appeared under it, which shows no intent. */
function isSamePlace(event: Event, press: Point | undefined): boolean {
  return event instanceof MouseEvent && event.clientX === press?.x && event.clientY === press.y
}

/**
 * Loads a page when a shopper points at a link to it, and renders it hidden: a click only has to reveal it. It is
 * rendered as soon as its code is there, because a press often comes before its data, and once more with them.
 */
export function followIntent(
  { prefetch }: Prefetcher,
  { prepare, forgetUpcoming }: Pick<ShopRouter, 'prepare' | 'forgetUpcoming'>,
): void {
  let intended: string | undefined
  let press: Point | undefined

  async function anticipate(path: string) {
    // Several events announce one press, and the pointer moves between elements of a link.
    if (intended === path) return
    intended = path
    const fetched = prefetch(path, { withPicture: true })
    await prepare(path)
    await fetched
    if (intended !== path) return
    await prepare(path)
    // Load the footer's code now. Pressing the link hydrates the footer, which would then delay the page.
    if (document.querySelector('footer')) loadFooter()
  }

  for (const trigger of TRIGGERS)
    document.addEventListener(
      trigger,
      (event) => {
        const path = isSamePlace(event, press) ? undefined : linkedPath(event.target)
        if (path !== undefined) anticipate(path)
      },
      { passive: true },
    )

  function forget() {
    intended = undefined
    forgetUpcoming()
  }
  // The finger has begun to scroll, or the mouse or focus has moved on. `pointerout` is used only for a mouse,
  // because a finger leaves its link before each click.
  document.addEventListener('pointercancel', forget)
  document.addEventListener('pointerout', ({ pointerType, target, relatedTarget }) => {
    if (pointerType === 'mouse' && linkedPath(target) !== linkedPath(relatedTarget)) forget()
  })
  document.addEventListener('focusout', forget)
  document.addEventListener('click', ({ clientX, clientY }) => {
    press = { x: clientX, y: clientY }
    intended = undefined
  })
}
