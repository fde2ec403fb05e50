import { useForm } from 'design-system/form/use-form'
import { useEffect, useState } from 'react'
import type { ContentBlock } from 'shared-contracts/content/admin/content-blocks-schema'
import { forgetDraft, keepDraft, readDraft } from 'shared-contracts/forms/drafts'
import { openingText, typedFields } from '../../../../data/content/typed-text'
import { useSession } from '../../../../data/staff/use-session'

/** Stores input until it is saved or published. `isRestored` is true if the editor opened with stored input. */
export function useBlockForm(block: ContentBlock, newPost: string | undefined) {
  const { person } = useSession()
  const name = `admin-words ${block.block}`
  const [opened] = useState(() => {
    const usual = openingText(block, newPost)
    return { usual, typed: readDraft(name, person.id) }
  })
  const form = useForm(opened.usual)
  const { values, set } = form
  const [isRestored, setRestored] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the editor opens
  useEffect(() => {
    const kept = typedFields.filter((field) => opened.typed[field] !== undefined)
    for (const field of kept) set(field, opened.typed[field] ?? '')
    setRestored(kept.length > 0)
  }, [])

  useEffect(() => {
    const changed = typedFields.filter((field) => values[field] !== opened.usual[field])
    if (changed.length > 0)
      keepDraft(name, person.id, Object.fromEntries(changed.map((field) => [field, values[field]])))
  }, [values, name, person.id, opened])

  function forget() {
    setRestored(false)
    forgetDraft(name)
  }

  function reset() {
    form.reset()
    forget()
  }

  return { form: { ...form, reset }, isRestored, forget }
}
