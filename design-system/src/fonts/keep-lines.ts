const WEB_FONTS: ReadonlySet<string> = new Set(['Eczar', 'Anek Latin'])
/** How much closer or wider letters may be set, in em: too little to be seen. */
const SPACINGS = [0.006, 0.015, 0.03]
/** How long texts are looked at in one task, so that a tap is answered in between. */
const AT_ONCE_MS = 8
/** The same lines differ in height from font to font by fractions of a pixel, which add up. */
const LESS_THAN_A_LINE_PX = 4
/** Restoring the lines of one box may be what moves the next. */
const MOST_ROUNDS = 4

export interface Lines {
  /** Looks for the boxes of texts. Slow on a cheap phone, so call it while a font is loading. */
  find: () => Promise<void>
  /** Takes down how high everything is, before a font is applied. */
  remember: () => void
  /** Gives texts that have taken more or fewer lines since then as many as before. */
  restore: (within: Element) => void
}

/**
 * Keeps texts in as many lines as they had in the font of the device, so that nothing moves away from a finger: the letters
 * of a text that would take more or fewer are set a little closer or wider, or it keeps the device's font.
 */
export function keepLines(): Lines {
  const boxes = new Set<HTMLElement>()
  const seen = new WeakSet<HTMLElement>()
  const heights = new Map<HTMLElement, number>()
  const isInline = createIsInline()
  const hasMoved = (box: HTMLElement) =>
    Math.abs(box.offsetHeight - (heights.get(box) ?? 0)) > LESS_THAN_A_LINE_PX

  /** Boxes that have moved because of their own text, and not because of a box within. */
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
      // All are written before any is read, so that each try has the page laid out once.
      for (const box of left) tryOn(box)
      left = left.filter(hasMoved)
      if (left.length === 0) return
    }
  }

  /** If the device's font does not restore a box either, something else moved it, and the boxes around it. */
  function forget(box: HTMLElement): void {
    for (let around: HTMLElement | null = box; around; around = around.parentElement) heights.delete(around)
  }

  /**
   * Collects the boxes in which a text breaks into lines, and those around them, where boxes of text may wrap. Measuring
   * every element would keep a slow phone busy for a tenth of a second.
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
      // Texts may have been added since `find`; those it has seen cost little.
      for (const text of textsOfPage()) look(text)
      for (const box of boxes) {
        if (!box.isConnected) heights.delete(box)
        // Parts that rest below the screen still have the heights of the device's font.
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

/** Asks for one style of all elements that have the same classes within the same: cards and rows are many. */
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

/** Letters of Indic scripts hang on one line, which spacing would break, so their words are spaced, by about as much. */
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
