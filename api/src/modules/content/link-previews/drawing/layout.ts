import type { CSSProperties, ReactElement, ReactNode } from 'react'
import type { Preview } from 'shared-contracts/content/preview'
import { shop } from 'shared-contracts/platform/shop'
import { drawable } from './drawable'
import { DISPLAY, TEXT } from './fonts'
import { colours, PHOTO_WIDTH, SIZE } from './look'

const MEDALLION = 148

/** Creates an element for satori. */
function box(style: CSSProperties, children: ReactNode = null): ReactElement {
  return { type: 'div', key: null, props: { style: { display: 'flex', ...style }, children } }
}

/** Chooses a size at which even a long name has at most four lines. */
function chooseFontSize(title: string): number {
  const longestWord = Math.max(...title.split(' ').map(({ length }) => length))
  if (title.length <= 20 && longestWord <= 11) return 84
  return title.length <= 44 && longestWord <= 14 ? 66 : 50
}

/** Lays out everything but the photo, which is drawn beneath the transparent left part. */
export function layout(preview: Preview): ReactElement {
  const { id, price, pack } = preview
  return box({ width: SIZE.width, height: SIZE.height, position: 'relative' }, [
    box(
      {
        position: 'absolute',
        left: PHOTO_WIDTH,
        top: 0,
        width: SIZE.width - PHOTO_WIDTH,
        height: SIZE.height,
        flexDirection: 'column',
        background: colours['cream-50'],
        borderLeft: `5px solid ${colours['gold-400']}`,
      },
      [
        box(
          {
            flexGrow: 1,
            flexDirection: 'column',
            justifyContent: 'center',
            overflow: 'hidden',
            padding: '24px 56px 8px 92px',
          },
          [name(drawable(preview.title, id)), price && cost(price, pack && drawable(pack, ''))],
        ),
        band(preview.kind === 'recipes' ? 'A recipe from our kitchen' : shop.tagline),
      ],
    ),
    medallion(),
  ])
}

function name(title: string): ReactElement {
  return box(
    {
      display: 'block',
      color: colours['ink-900'],
      fontFamily: DISPLAY,
      fontSize: chooseFontSize(title),
      fontWeight: 600,
      lineHeight: 1.06,
      lineClamp: 4,
      wordBreak: 'break-word',
    },
    title,
  )
}

function cost(price: string, pack: string | undefined): ReactElement {
  return box({ alignItems: 'baseline', flexWrap: 'wrap', marginTop: 26, fontFamily: TEXT }, [
    box({ color: colours['red-700'], fontSize: 58, fontWeight: 600, marginRight: 22 }, price),
    pack && box({ color: colours['ink-700'], fontSize: 38, fontWeight: 400 }, pack.slice(0, 24)),
  ])
}

function band(text: string): ReactElement {
  return box(
    {
      alignItems: 'center',
      height: 92,
      paddingLeft: 92,
      background: colours['red-800'],
      borderTop: `5px solid ${colours['gold-400']}`,
      color: colours['gold-200'],
      fontFamily: TEXT,
      fontSize: 34,
      fontWeight: 600,
    },
    text,
  )
}

function medallion(): ReactElement {
  return box(
    {
      position: 'absolute',
      left: PHOTO_WIDTH - MEDALLION / 2,
      top: SIZE.height - MEDALLION - 20,
      width: MEDALLION,
      height: MEDALLION,
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      border: `4px solid ${colours['gold-400']}`,
      borderRadius: MEDALLION / 2,
      background: colours['red-700'],
      boxShadow: `0 0 0 6px ${colours['cream-50']}`,
      color: colours['gold-200'],
      fontFamily: DISPLAY,
      fontSize: 31,
      fontWeight: 600,
      lineHeight: 0.95,
    },
    shop.brand.split(' ').map((word) => box({}, word)),
  )
}
