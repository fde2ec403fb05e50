import { Badge } from 'design-system/badge/badge'
import { Button } from 'design-system/button/button'
import { useState } from 'react'
import type { ListedPerson, PersonState } from 'shared-contracts/staff/people-schema'
import { Card } from '../../../components/cards/card-list'
import { whenText } from '../../../data/when'
import { ChangePerson } from './change-person'
import styles from './people.module.css'
import { roleLabels } from './role-labels'

const states: Record<PersonState, { tone: 'ok' | 'warn' | 'bad' | 'neutral'; word: string }> = {
  active: { tone: 'ok', word: 'Active' },
  invited: { tone: 'warn', word: 'Invited' },
  suspended: { tone: 'bad', word: 'Suspended' },
  left: { tone: 'neutral', word: 'Left' },
}

export function PersonCard({ person, onReload }: { person: ListedPerson; onReload: () => unknown }) {
  const [isOpen, setIsOpen] = useState(false)
  const { tone, word } = states[person.state]
  return (
    <Card>
      <div className={styles.about}>
        <h2 className="h3">{person.name}</h2>
        <Badge tone={tone}>{word}</Badge>
      </div>
      <p>{person.email}</p>
      <p className={styles.role}>{roleLabels[person.role]}</p>
      <p className="small muted">{describeSignInMethods(person)}</p>
      <p className="small muted">{describeDevices(person)}</p>
      <div>
        <Button variant="line" size="sm" aria-label={`Edit ${person.name}`} onClick={() => setIsOpen(true)}>
          Edit
        </Button>
      </div>
      {/* A new version remounts the form, so that it never shows outdated values. */}
      <ChangePerson
        key={person.version}
        person={person}
        open={isOpen}
        onReload={onReload}
        onClose={() => setIsOpen(false)}
      />
    </Card>
  )
}

function describeSignInMethods({ passkeys, hasPassword }: ListedPerson): string {
  const ways = [
    ...(passkeys > 0 ? [passkeys === 1 ? 'a passkey' : `${passkeys} passkeys`] : []),
    ...(hasPassword ? ['a password with codes'] : []),
  ]
  return ways.length > 0 ? `Signs in with ${ways.join(' and ')}.` : 'No sign-in method yet.'
}

function describeDevices({ devices, lastSeenAt }: ListedPerson): string {
  if (devices === 0 || !lastSeenAt) return 'Not signed in on any device.'
  return `Signed in on ${devices === 1 ? '1 device' : `${devices} devices`}, last active ${whenText(lastSeenAt)}.`
}
