import { Badge } from 'design-system/badge/badge'
import { Button } from 'design-system/button/button'
import { EmptyState } from 'design-system/empty-state/empty-state'
import { Field } from 'design-system/field/field'
import { Form } from 'design-system/form/form'
import { showToast } from 'design-system/toast/show-toast'
import { useState } from 'react'
import { languages } from 'shared-contracts/i18n/language'
import type { ShownSubscriber } from 'shared-contracts/newsletter/admin/subscribers-schema'
import { MainAction } from '../../components/actions/main-action'
import { ShowMore } from '../../components/actions/show-more'
import { Card, CardList } from '../../components/cards/card-list'
import { ChangeProblem } from '../../components/screen-states/change-problem'
import { Loaded } from '../../components/screen-states/loaded'
import {
  useMfAdminFindSubscribersInfiniteQuery,
  useMfAdminTakeSubscribersMutation,
} from '../../data/customers-api'
import { saveCsv } from '../../data/files/save-file'
import { whenText } from '../../data/when'

/** The newsletter's subscribers, with an export of the confirmed ones. */
export function Subscribers() {
  const [typed, setTyped] = useState('')
  const [words, setWords] = useState('')
  const query = useMfAdminFindSubscribersInfiniteQuery({ words }, { refetchOnMountOrArgChange: true })
  const [take, { error, isLoading, reset }] = useMfAdminTakeSubscribersMutation()

  async function handleTake() {
    const { data } = await take()
    if (data === undefined) return
    saveCsv('subscribers.csv', data)
    showToast({ tone: 'ok', message: 'File downloaded.' })
  }

  return (
    <>
      <Form role="search" onSubmit={() => setWords(typed.trim())}>
        <Field
          label="Search by email"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            if (event.target.value === '') setWords('')
          }}
        />
      </Form>
      <Loaded query={query} what="the subscribers">
        {({ pages }) => {
          const { confirmed = 0, waiting = 0 } = pages[0]?.counts ?? {}
          const subscribers = pages.flatMap((page) => page.subscribers)
          return (
            <>
              <p role="status">{`${confirmed} confirmed, ${waiting} waiting for confirmation`}</p>
              {subscribers.length === 0 && (
                <EmptyState level={2} title={words ? 'No subscribers found' : 'No subscribers yet'} />
              )}
              <CardList label="Subscribers">
                {subscribers.map((subscriber) => (
                  <Subscriber key={subscriber.email} subscriber={subscriber} />
                ))}
              </CardList>
              <ShowMore query={query} />
            </>
          )
        }}
      </Loaded>
      <ChangeProblem error={error} onReload={reset} />
      <MainAction>
        <Button busy={isLoading} onClick={handleTake}>
          Download confirmed subscribers
        </Button>
      </MainAction>
    </>
  )
}

function Subscriber({ subscriber }: { subscriber: ShownSubscriber }) {
  const { email, language, askedAt, confirmedAt } = subscriber
  return (
    <Card>
      <h2 className="h3">{email}</h2>
      <p>{`${languages[language].name}, signed up ${whenText(askedAt)}`}</p>
      <div>
        {confirmedAt ? (
          <Badge tone="ok">{`Confirmed ${whenText(confirmedAt)}`}</Badge>
        ) : (
          <Badge tone="warn">Not confirmed: won’t get emails</Badge>
        )}
      </div>
    </Card>
  )
}
