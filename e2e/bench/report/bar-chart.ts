/** One bar of a chart. */
export interface Bar {
  name: string
  value: number
  isOurs: boolean
}

export interface BarGroup {
  title: string
  bars: readonly Bar[]
}

const WIDTH = 760
const NAME_WIDTH = 330
const ROW = 22
const TITLE = 34
const BAR = 14
const RIGHT = 60

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/**
 * Bars from left to right as an SVG that reads on white and on black. A line stands where the value is 1.
 * @param most the value at the right end
 */
export function barChart(title: string, groups: readonly BarGroup[], most: number): string {
  const scale = (value: number) => ((WIDTH - NAME_WIDTH - RIGHT) * value) / most
  const parts: string[] = []
  let top = 30
  for (const group of groups) {
    parts.push(`<text x="0" y="${top + 20}" class="group">${escaped(group.title)}</text>`)
    top += TITLE
    for (const { name, value, isOurs } of group.bars) {
      const width = scale(value).toFixed(1)
      parts.push(
        `<text x="${NAME_WIDTH - 8}" y="${top + 11}" text-anchor="end">${escaped(name)}</text>`,
        `<rect x="${NAME_WIDTH}" y="${top}" width="${width}" height="${BAR}"${isOurs ? ' class="ours"' : ''}/>`,
        `<text x="${(NAME_WIDTH + Number(width) + 6).toFixed(1)}" y="${top + 11}">x${value.toFixed(2)}</text>`,
      )
      top += ROW
    }
  }
  const one = (NAME_WIDTH + scale(1)).toFixed(1)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${top + 8}" role="img" aria-label="${escaped(title)}">
<style>text{font:13px sans-serif;fill:#777}.title,.group{font-weight:bold}rect{fill:#b9a58a}.ours{fill:#c8372d}line{stroke:#777;stroke-dasharray:3 3}</style>
<text x="0" y="16" class="title">${escaped(title)}</text>
<line x1="${one}" x2="${one}" y1="30" y2="${top}"/>
${parts.join('\n')}
</svg>
`
}
