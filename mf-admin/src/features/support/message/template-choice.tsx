import { Select } from 'design-system/select/select'
import type { AdminMessage } from 'shared-contracts/support/admin/inbox-schema'
import { useMfAdminGetAnswerTemplatesQuery } from '../../../data/support/inbox-api'

/** A text that is written often, with the message's own name and ticket in it. */
function fillTemplate(
  text: string,
  { firstName, ticket }: Pick<AdminMessage, 'firstName' | 'ticket'>,
): string {
  return text.replaceAll('{name}', () => firstName).replaceAll('{ticket}', () => ticket)
}

interface Props {
  message: AdminMessage
  onChosen: (text: string) => void
}

/** Texts that are written often. Without them an answer is written by hand, so nothing is said where they do not come. */
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
      <option value="">no template</option>
      {templates.map(({ name }) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </Select>
  )
}
