import { Select } from 'design-system/select/select'
import type { AdminMessage } from 'shared-contracts/support/admin/inbox-schema'
import { useMfAdminGetAnswerTemplatesQuery } from '../../data/support/inbox-api'

/** Replaces the placeholders of a template with the sender's name and the ticket. */
function fillTemplate(text: string, { firstName, ticket }: Addressee): string {
  return text.replaceAll('{name}', () => firstName).replaceAll('{ticket}', () => ticket)
}

/** The values of a template's placeholders. A case's number is its ticket. */
type Addressee = Pick<AdminMessage, 'firstName' | 'ticket'>

interface Props {
  message: Addressee
  onChosen: (text: string) => void
}

/** Inserts a template into the reply. Shows no error if loading fails: a reply can still be typed. */
export function TemplateChoice({ message, onChosen }: Props) {
  const { data } = useMfAdminGetAnswerTemplatesQuery()
  const templates = data?.templates ?? []
  if (templates.length === 0) return null

  function choose(name: string) {
    const chosen = templates.find((template) => template.name === name)
    if (chosen) onChosen(fillTemplate(chosen.text, message))
  }

  return (
    <Select label="Template" value="" onChange={({ target }) => choose(target.value)}>
      <option value="">No template</option>
      {templates.map(({ name }) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </Select>
  )
}
