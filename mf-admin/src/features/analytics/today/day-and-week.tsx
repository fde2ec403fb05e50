import type { TodayNumber } from 'shared-contracts/analytics/admin/today-schema'
import { Card, CardList } from '../../../components/cards/card-list'
import { describeChange, figureLabels } from './figure-labels'
import styles from './today.module.css'

export function DayAndWeek({ numbers }: { numbers: readonly TodayNumber[] }) {
  return (
    <>
      <p className="small muted">
        Today starts at midnight Indian time (IST). The week is today and the previous 6 days. Both are
        compared with the same period a week earlier. Test purchases aren’t counted.
      </p>
      <CardList label="Figures">
        {numbers.map((number) => (
          <OneNumber key={number.name} number={number} />
        ))}
      </CardList>
    </>
  )
}

function OneNumber({ number: { name, today, week } }: { number: TodayNumber }) {
  const { title, meaning, inWords } = figureLabels[name]
  const value = (now: number | null) => (now === null ? '–' : inWords(now))
  return (
    <Card>
      <h2 className="h3">{title}</h2>
      <dl className={styles.pair}>
        <dt>Today</dt>
        <dd>
          <strong className={styles.value}>{value(today.now)}</strong>
          <span className="small muted">{describeChange(today.now, today.before, inWords)}</span>
        </dd>
        <dt>7 days</dt>
        <dd>
          <strong className={styles.value}>{value(week.now)}</strong>
          <span className="small muted">{describeChange(week.now, week.before, inWords)}</span>
        </dd>
      </dl>
      <p className="small muted">{meaning}</p>
    </Card>
  )
}
