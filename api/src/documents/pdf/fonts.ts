import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Script } from './runs'

export type Weight = 'normal' | 'bold'

const require = createRequire(import.meta.url)

const files: Readonly<Record<Script, string>> = {
  latin: '@fontsource/noto-sans/files/noto-sans-latin',
  more: '@fontsource/noto-sans/files/noto-sans-latin-ext',
  devanagari: '@fontsource/noto-sans/files/noto-sans-devanagari',
  kannada: ofScript('kannada'),
  tamil: ofScript('tamil'),
  telugu: ofScript('telugu'),
  malayalam: ofScript('malayalam'),
  bengali: ofScript('bengali'),
  gujarati: ofScript('gujarati'),
  gurmukhi: ofScript('gurmukhi'),
  oriya: ofScript('oriya'),
}
const weights: Readonly<Record<Weight, number>> = { normal: 400, bold: 600 }

const kept = new Map<string, Buffer>()

function ofScript(script: Script): string {
  return `@fontsource/noto-sans-${script}/files/noto-sans-${script}-${script}`
}

/** Loads a script's font once. Documents embed only the letters they use. */
export function loadFont(script: Script, weight: Weight): Buffer {
  const file = `${files[script]}-${weights[weight]}-normal.woff`
  const font = kept.get(file) ?? readFileSync(require.resolve(file))
  kept.set(file, font)
  return font
}
