const WEB_FONTS: ReadonlySet<string> = new Set(['Eczar', 'Anek Latin'])
/** Letter spacings to try, in em; too small to notice. */
const SPACINGS = [0.006, 0.015, 0.03]
/** Time budget of one task, so that taps are handled in between. */
const AT_ONCE_MS = 8
/** Identical lines differ by fractions of a pixel between fonts; these differences add up. */
const LESS_THAN_A_LINE_PX = 4
/** Restoring the lines of one box may affect the next, so it takes several rounds. */
const MOST_ROUNDS = 4

export interface Lines {
  /** Collects the elements that contain text. Slow on a cheap phone, so call it while a font is loading. */
  find: () => Promise<void>
  /** Records all heights before a font is applied. */
  remember: () => void
  /** Restores the number of lines of texts that have changed since `remember`. */
  restore: (within: Element) => void
}

/**
 * Keeps texts at the line count of the device's font, so that nothing moves under a finger: a text that would
 * take more or fewer lines gets slightly tighter or wider letters, or keeps the device's font.
 */
export function keepLines(): Lines {
  const boxes = new Set<HTMLElement>()
  const seen = new WeakSet<HTMLElement>()
  const heights = new Map<HTMLElement, number>()
  const isInline = createIsInline()
  const hasMoved = (box: HTMLElement) =>
    Math.abs(box.offsetHeight - (heights.get(box) ?? 0)) > LESS_THAN_A_LINE_PX

  /** Returns elements that have changed because of their own text, not because of an element inside. */
  function innermostMoved(within: Element): HTMLElement[] {
    // Measuring a dormant part would render it.
    const moved = [...heights.keys()].filter((box) => within.contains(box) && !rests(box) && hasMoved(box))
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

  /** Gives up: if even the device's font doesn't restore an element, something else has changed its height. */
  function forget(box: HTMLElement): void {
    for (let around: HTMLElement | null = box; around; around = around.parentElement) heights.delete(around)
  }

  /**
   * Collects the elements in which a text breaks into lines, and the ancestors in which such elements may wrap.
   * Measuring every element would block a slow phone for a tenth of a second.
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
      // Texts may have been added since `find`; known ones are skipped quickly.
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

/** Creates a check for inline elements. It caches by class names, because cards and rows repeat. */
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

/** Letter spacing would break the common line that Indic letters hang from, so word spacing changes instead. */
function spacingNow(): { property: 'letterSpacing' | 'wordSpacing'; times: number } {
  return document.documentElement.lang.startsWith('en')
    ? { property: 'letterSpacing', times: 1 }
    : { property: 'wordSpacing', times: 6 }
}

const ownSpacings = new WeakMap<HTMLElement, number>()

/** Adds to the style sheets' spacing. A second call replaces the first. */
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
