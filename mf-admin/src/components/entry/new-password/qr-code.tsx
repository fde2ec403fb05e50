import { encode } from 'uqr'
import styles from './new-password.module.css'

/** The quiet zone that scanners need around the code, in modules (ISO/IEC 18004). */
const QUIET = 4

/** A QR code, in its own file so that it can be loaded on demand. */
export function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET })
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="QR code for your authenticator app"
      shapeRendering="crispEdges"
    >
      <path d={squares.join('')} />
    </svg>
  )
}
