const WEB_FONTS: ReadonlySet<string> = new Set(['Eczar', 'Anek Latin'])
/** Letter spacings to try, in em; too small to notice. */
const SPACINGS = [0.006, 0.015, 0.03]
/** Time budget of one task, so that taps are handled in between. */
const AT_ONCE_MS = 8
/** Identical lines differ in height between fonts by fractions of a pixel, which add up. */
const LESS_THAN_A_LINE_PX = 4
/** Restoring the lines of one box may move the next. */
const MOST_ROUNDS = 4

export interface Lines {
  /** Collects the boxes of texts. Slow on a cheap phone, so call it while a font is loading. */
  find: () => Promise<void>
  /** Records all heights before a font is applied. */
  remember: () => void
  /** Restores the line count of texts that have changed since then. */
  restore: (within: Element) => void
}

/**
 * Keeps texts at the line count of the device's font, so that nothing moves under a finger: a text that would take more or
 * fewer lines gets slightly tighter or wider letters, or keeps the device's font.
 */
export function keepLines(): Lines {
  const boxes = new Set<HTMLElement>()
  const seen = new WeakSet<HTMLElement>()
  const heights = new Map<HTMLElement, number>()
  const isInline = createIsInline()
  const hasMoved = (box: HTMLElement) =>
    Math.abs(box.offsetHeight - (heights.get(box) ?? 0)) > LESS_THAN_A_LINE_PX

  /** Returns boxes that changed because of their own text and not because of a box inside. */
  function innermostMoved(within: Element): HTMLElement[] {
    const moved = [...heights.keys()].filter(hasMoved).filter((box) => within.contains(box) && !rests(box))
    return moved.filter((box) => !moved.some((other) => other !== box && box.contains(other)))
  }

  function restoreBoxes(moved: readonly HTMLElement[]): void {
    const higher = new Set(moved.filter((box) => box.offsetHeight > (heights.get(box) ?? 0)))
    const tries = [
      ...SPACINGS.map(
        (spacing) => (box: HTMLElement) => addSpacing(box, higher.has(box) ? -spacing : spacing),
      ),
      keepDeviceFont,
      forget,
    ]
    let left = moved
    for (const tryOn of tries) {
      // Write all before reading any, so that each attempt needs a single layout.
      for (const box of left) tryOn(box)
      left = left.filter(hasMoved)
      if (left.length === 0) return
    }
  }

  /** If even the device's font does not restore a box, something else changed it and the boxes around it. */
  function forget(box: HTMLElement): void {
    for (let around: HTMLElement | null = box; around; around = around.parentElement) heights.delete(around)
  }

  /**
   * Collects the boxes in which a text breaks into lines, and those around them where boxes of text may wrap. Measuring
   * every element would block a slow phone for a tenth of a second.
   */
  function look({ nodeValue, parentElement }: Node): void {
    if (!/\S/.test(nodeValue ?? '')) return
    for (let box = parentElement; box && !seen.has(box); box = box.parentElement) {
      seen.add(box)
      if (!isInline(box)) boxes.add(box)
    }
  }

  return {
    async find() {
      let until = 0
      for (const text of [...textsOfPage()]) {
        if (performance.now() > until) {
          await new Promise((resolve) => setTimeout(resolve))
          until = performance.now() + AT_ONCE_MS
        }
        look(text)
      }
    },
    remember() {
      // Texts may have been added since `find`; known ones are cheap.
      for (const text of textsOfPage()) look(text)
      for (const box of boxes) {
        if (!box.isConnected) heights.delete(box)
        // Dormant parts below the screen still have the heights of the device's font.
        else if (!heights.has(box) || !rests(box)) heights.set(box, box.offsetHeight)
      }
    },
    restore(within) {
      for (let round = 0; round < MOST_ROUNDS; round += 1) {
        const moved = innermostMoved(within)
        if (moved.length === 0) return
        restoreBoxes(moved)
      }
    },
  }
}

function* textsOfPage(): Generator<Node> {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) yield texts.currentNode
}

const rests = (box: Element) => box.closest('[data-resting]') !== null

/** Caches the style by the class names of an element and its parent: cards and rows repeat. */
function createIsInline() {
  const known = new Map<string, boolean>()
  const kindOf = ({ localName, className }: Element) => `${localName} ${className}`
  return (box: Element): boolean => {
    const kind = `${kindOf(box)} in ${box.parentElement && kindOf(box.parentElement)}`
    const isInline = known.get(kind) ?? /^(inline|contents)$/.test(getComputedStyle(box).display)
    known.set(kind, isInline)
    return isInline
  }
}

/**
 * Letters of Indic scripts hang from one line, which letter spacing would break, so their words are spaced by a similar
 * amount.
 */
function spacingNow(): { property: 'letterSpacing' | 'wordSpacing'; times: number } {
  return document.documentElement.lang.startsWith('en')
    ? { property: 'letterSpacing', times: 1 }
    : { property: 'wordSpacing', times: 6 }
}

const ownSpacings = new WeakMap<HTMLElement, number>()

/** Adds to the spacing of the style sheets. A second call replaces the first. */
function addSpacing(box: HTMLElement, em: number): void {
  const { property, times } = spacingNow()
  const own = ownSpacings.get(box) ?? (Number.parseFloat(getComputedStyle(box)[property]) || 0)
  ownSpacings.set(box, own)
  box.style[property] = `calc(${own}px + ${em * times}em)`
}

function keepDeviceFont(box: HTMLElement): void {
  box.style.letterSpacing = ''
  box.style.wordSpacing = ''
  const families = getComputedStyle(box).fontFamily.split(/,\s*/)
  box.style.fontFamily = families.filter((family) => !WEB_FONTS.has(family.replaceAll('"', ''))).join(', ')
}
