import styles from './tin.module.css'

const ring = [
  [95, 49],
  [134.8, 72],
  [134.8, 118],
  [95, 141],
  [55.2, 118],
  [55.2, 72],
] as const
const filled = 3

/** The shop's drawing for a missing picture: a masala dabba, a tin with seven bowls, one of them filled. */
export function Tin() {
  return (
    <svg className={styles.tin} viewBox="0 0 190 190" aria-hidden="true">
      <circle cx="95" cy="95" r="92" className={styles.ground} />
      <circle cx="95" cy="95" r="80" className={styles.rim} />
      <circle cx="95" cy="95" r="73" className={styles.floor} />
      <circle cx="95" cy="95" r="20" className={styles.bowl} />
      {ring.map(([x, y], index) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r="20"
          className={styles.bowl}
          data-filled={index === filled || undefined}
        />
      ))}
    </svg>
  )
}
