import type { AdminReviews } from 'shared-contracts/reviews/admin/reviews-schema'
import styles from './figures.module.css'

/** Shows whether good and bad reviews are treated alike, and how long authors wait. */
export function Figures({ figures: { stars, medianHours } }: Pick<AdminReviews, 'figures'>) {
  return (
    <section aria-labelledby="figures">
      <h2 id="figures" className="h3">
        Decisions by stars
      </h2>
      <table className={styles.figures}>
        <thead>
          <tr>
            <th scope="col">Stars</th>
            <th scope="col">Published</th>
            <th scope="col">Rejected</th>
          </tr>
        </thead>
        <tbody>
          {stars.map(({ stars, published, rejected }) => (
            <tr key={stars}>
              <th scope="row">{stars}</th>
              <td>{published}</td>
              <td>{rejected}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {medianHours !== null && <p>{`Half of the reviews were decided within ${formatTime(medianHours)}.`}</p>}
    </section>
  )
}

function formatTime(hours: number): string {
  const [count, unit] = hours < 48 ? [Math.ceil(hours), 'hour'] : [Math.ceil(hours / 24), 'day']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
