import { Button } from 'design-system/button/button'
import { Icon } from 'design-system/icon/icon'
import { addShape } from 'design-system/icon/shapes'
import { useState } from 'react'
import { MainAction } from '../../../components/actions/main-action'
import { CardList } from '../../../components/cards/card-list'
import { Loaded } from '../../../components/screen-states/loaded'
import { Invite } from './invite'
import { useMfAdminGetPeopleQuery } from './people-api'
import { PersonCard } from './person-card'

export function People() {
  const query = useMfAdminGetPeopleQuery()
  const [isInviting, setIsInviting] = useState(false)
  return (
    <>
      <Loaded query={query} what="the staff list">
        {(people) => (
          <CardList label="Staff">
            {people.map((person) => (
              <PersonCard key={person.id} person={person} onReload={query.refetch} />
            ))}
          </CardList>
        )}
      </Loaded>
      <MainAction>
        <Button onClick={() => setIsInviting(true)}>
          <Icon shape={addShape} />
          Invite staff
        </Button>
      </MainAction>
      <Invite open={isInviting} onClose={() => setIsInviting(false)} />
    </>
  )
}
