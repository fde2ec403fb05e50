import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'

const require = createRequire(import.meta.url)
const google = (font: string) => path.dirname(require.resolve(`@expo-google-fonts/${font}/package.json`))
const dejaVu = path.join(path.dirname(require.resolve('dejavu-fonts-ttf/package.json')), 'ttf')

/** Package folders of all fonts, each ending in /. */
export const fontFolders = ['arimo', 'gelasio', 'noto-sans', 'noto-serif', 'roboto', 'tinos']
  .map(google)
  .concat(dejaVu)
  .map((place) => `${place}/`)

const liberation = [named('arimo', 'Arimo', 'Liberation Sans'), named('tinos', 'Tinos', 'Liberation Serif')]

/** Each device's fonts, as fontconfig rules. They come from npm, so the machine's own fonts don't matter. */
const sets = {
  'Apple and Windows': [named('gelasio', 'Gelasio', 'Georgia'), named('arimo', 'Arimo', 'Arial')],
  Android: [folder(google('roboto')), folder(google('noto-serif'))],
  /** The journeys' default set. */
  'Linux with DejaVu and Liberation': [folder(dejaVu), ...liberation],
  'an unknown font alone': [folder(dejaVu), only('DejaVuSansMono.ttf')],
} satisfies Record<string, string[]>

type FontSet = keyof typeof sets
export const fontSets = Object.keys(sets) as FontSet[]

/** @returns the value for FONTCONFIG_FILE that gives a browser only these fonts */
export function fontconfigFile(set: FontSet = 'Linux with DejaVu and Liberation'): string {
  const folderOfSet = path.join(tmpdir(), 'spice-shop-fonts', set.replaceAll(' ', '-'))
  mkdirSync(folderOfSet, { recursive: true })
  const file = path.join(folderOfSet, 'fonts.conf')
  writeFileSync(
    file,
    `<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
<cachedir>${folderOfSet}</cachedir>
${sets[set].join('\n')}
${usual}
</fontconfig>
`,
  )
  return file
}

/** The fonts behind generic names such as serif, and Debian's rendering settings. */
const usual = [
  '<selectfont><rejectfont><glob>*/DejaVuMath*</glob></rejectfont></selectfont>',
  preferred('sans-serif', ['DejaVu Sans', 'Liberation Sans', 'Arial', 'Roboto', 'Noto Sans']),
  preferred('system-ui', ['DejaVu Sans', 'Liberation Sans', 'Arial', 'Roboto', 'Noto Sans']),
  preferred('serif', ['DejaVu Serif', 'Liberation Serif', 'Georgia', 'Noto Serif']),
  preferred('monospace', ['DejaVu Sans Mono']),
  `<match target="pattern">
<edit name="antialias" mode="append"><bool>true</bool></edit>
<edit name="hintstyle" mode="append"><const>hintslight</const></edit>
<edit name="lcdfilter" mode="append"><const>lcddefault</const></edit>
</match>`,
].join('\n')

function preferred(generic: string, families: readonly string[]): string {
  const named = families.map((family) => `<family>${family}</family>`).join('')
  return `<alias><family>${generic}</family><prefer>${named}</prefer></alias>`
}

function folder(place: string): string {
  return `<dir>${place}</dir>`
}

function only(file: string): string {
  return `<selectfont>
<rejectfont><glob>*</glob></rejectfont>
<acceptfont><glob>*/${file}</glob></acceptfont>
</selectfont>`
}

/** Returns rules that register a family under the name of a non-free one with the same metrics. */
function named(font: string, family: string, name: string): string {
  return `${folder(google(font))}
${fullName(family, 'regular', name)}
${fullName(family, 'bold', `${name} Bold`)}
<match target="scan">
<test name="family"><string>${family}</string></test>
<edit name="family" mode="assign"><string>${name}</string></edit>
</match>`
}

function fullName(family: string, weight: 'regular' | 'bold', name: string): string {
  return `<match target="scan">
<test name="family"><string>${family}</string></test>
<test name="weight"><const>${weight}</const></test>
<test name="slant"><const>roman</const></test>
<edit name="fullname" mode="assign"><string>${name}</string></edit>
</match>`
}
