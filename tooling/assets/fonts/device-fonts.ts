import { createRequire } from 'node:module'

/** A font installed on devices, and an npm package's file with the same letter widths. */
export interface DeviceFont {
  /** The names on devices, for `local()`. Metric-compatible fonts share an entry. */
  names: readonly string[]
  file: string
}

const file = createRequire(import.meta.url).resolve
const google = (font: string) => file(`@expo-google-fonts/${font}.ttf`)
const dejaVu = (font: string) => file(`dejavu-fonts-ttf/ttf/${font}.ttf`)

// WebKitGTK finds a bold font by its family name only, so a name without "Bold" comes last.

/** Most common first: Apple and Windows, Android, Linux. */
export const serifBold = {
  georgia: {
    names: ['Georgia Bold', 'Gelasio Bold'],
    file: google('gelasio/700Bold/Gelasio_700Bold'),
  },
  noto: { names: ['Noto Serif Bold'], file: google('noto-serif/700Bold/NotoSerif_700Bold') },
  times: {
    names: ['Times New Roman Bold', 'Liberation Serif Bold', 'Tinos Bold', 'Liberation Serif'],
    file: google('tinos/700Bold/Tinos_700Bold'),
  },
  dejavu: { names: ['DejaVu Serif Bold', 'DejaVu Serif'], file: dejaVu('DejaVuSerif-Bold') },
} satisfies Record<string, DeviceFont>

export const sans = {
  arial: {
    names: ['Arial', 'Liberation Sans', 'Helvetica', 'Arimo Regular'],
    file: google('arimo/400Regular/Arimo_400Regular'),
  },
  roboto: {
    names: ['Roboto', 'Roboto Regular'],
    file: google('roboto/400Regular/Roboto_400Regular'),
  },
  noto: {
    names: ['Noto Sans', 'Noto Sans Regular'],
    file: google('noto-sans/400Regular/NotoSans_400Regular'),
  },
  dejavu: { names: ['DejaVu Sans'], file: dejaVu('DejaVuSans') },
} satisfies Record<string, DeviceFont>

export const sansBold = {
  arial: {
    names: ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold', 'Arimo Bold', 'Liberation Sans'],
    file: google('arimo/700Bold/Arimo_700Bold'),
  },
  roboto: { names: ['Roboto Bold'], file: google('roboto/700Bold/Roboto_700Bold') },
  noto: { names: ['Noto Sans Bold'], file: google('noto-sans/700Bold/NotoSans_700Bold') },
  dejavu: { names: ['DejaVu Sans Bold'], file: dejaVu('DejaVuSans-Bold') },
} satisfies Record<keyof typeof sans, DeviceFont>
