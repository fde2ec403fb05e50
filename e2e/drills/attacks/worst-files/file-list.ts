import { LONGEST_CSV } from 'shared-contracts/catalog/admin/longest-csv'
import { LONGEST_SETTLEMENT_FILE } from 'shared-contracts/payments/admin/settlement-classes'
import sharp, { type Sharp } from 'sharp'
import { interlacedPng } from '../../../../api/src/modules/content/media/testing/interlaced-png'

/** A file of a kind that is as expensive for an api to process as possible. */
export interface WorstFile {
  name: string
  path: string
  /** Makes the request's body: an object to send as JSON, or bytes. */
  make: () => Promise<object>
}

/** Lists the worst files of each kind. @param product the product to upload pictures for */
export function worstFiles(product: string): WorstFile[] {
  const pictures = `/api/admin/files/pictures?product=${product}`
  const picture = (name: string, make: () => Promise<Buffer>): WorstFile => ({ name, path: pictures, make })
  return [
    picture('interlaced PNG, 49 megapixels of 16 bits', () => interlacedPng(7000)),
    picture('interlaced PNG, as large as is taken', () => interlacedPng(3460)),
    picture('JPEG, 64 megapixels', () => photograph(8000, 8000).jpeg().toBuffer()),
    picture('JPEG, as large as is taken, held sideways', () =>
      photograph(8600, 5800).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    ),
    picture('progressive JPEG, as large as is taken', () =>
      photograph(3990, 3990).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
    ),
    picture('PNG, as large as is taken, held sideways', () =>
      photograph(8600, 5800).ensureAlpha().withMetadata({ orientation: 6 }).png().toBuffer(),
    ),
    picture('WebP, as large as is taken', () =>
      photograph(4990, 4990).webp({ lossless: true, effort: 0 }).toBuffer(),
    ),
    {
      name: 'settlement file of one-line settlements',
      path: '/api/admin/files/settlements',
      make: async () => ({
        name: 'settlements.csv',
        csv: rows('UTR,Net Settlement Amount', (n) => `U${n},1`, LONGEST_SETTLEMENT_FILE),
      }),
    },
    {
      name: 'bulk CSV of unknown products',
      path: '/api/admin/files/catalogue-csv/preview',
      make: async () => ({ csv: rows('product_id,name', (n) => `p${n},n`, LONGEST_CSV) }),
    },
    {
      name: 'Markdown, deep',
      path: '/api/admin/content-preview',
      make: async () => ({ text: '>'.repeat(59_000) }),
    },
  ]
}

function photograph(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#a33b20' } })
}

/** Makes a table as long as a file is allowed to be. */
function rows(heading: string, row: (number: number) => string, most: number): string {
  const lines = [heading]
  let length = heading.length
  for (let number = 1; ; number += 1) {
    const line = row(number)
    length += line.length + 1
    if (length > most) return lines.join('\n')
    lines.push(line)
  }
}
