import { Button } from 'design-system/button/button'
import { Field } from 'design-system/field/field'
import { RestoredNote } from 'design-system/form/restored-note'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { showToast } from 'design-system/toast/show-toast'
import { useEffect, useState } from 'react'
import type { BlockKind } from 'shared-contracts/content/admin/content-blocks'
import type { ContentBlock } from 'shared-contracts/content/admin/content-blocks-schema'
import { isApiError } from 'shared-contracts/http'
import { MainAction } from '../../../../components/actions/main-action'
import { EditForm } from '../../../../components/forms/edit-form'
import { ChangeProblem } from '../../../../components/screen-states/change-problem'
import { ShopLink } from '../../../../components/shop-link'
import {
  useMfAdminKeepContentBlockDraftMutation,
  useMfAdminPublishContentBlockMutation,
} from '../../../../data/content/content-blocks-api'
import {
  lineProblems,
  parseMoment,
  type TypedText,
  toBlockContent,
  typedFields,
} from '../../../../data/content/typed-text'
import styles from '../blocks.module.css'
import { BlockFields } from './block-fields'
import { bodyOfPage } from './body-of-page'
import { Preview } from './preview'
import { TextOfPage } from './text-of-page'
import { textOfRecipe } from './text-of-recipe'
import { useBlockForm } from './use-block-form'

interface Props {
  block: ContentBlock
  kind: BlockKind
  /** The path of the shop page that shows the block. */
  page: string | undefined
  /** The title of a new post. */
  newPost: string | undefined
  onReload: () => unknown
  /** The button that saved this version; it gets the focus, because saving replaces the editor. */
  pressed: EditorButton | undefined
  onSaved: (button: EditorButton) => void
}

export type EditorButton = 'save-draft' | 'publish'

/** Edits and previews a content block, saves it as a draft, and publishes it now or for a period. */
export function BlockEditor({ block: { block, version, ...known }, kind, page, newPost, ...on }: Props) {
  const { onReload, onSaved, pressed } = on
  const { form, isRestored, forget } = useBlockForm({ block, version, ...known }, newPost)
  const { values, field, set, setProblems } = form
  const [keep, keeping] = useMfAdminKeepContentBlockDraftMutation()
  const [publish, publishing] = useMfAdminPublishContentBlockMutation()
  const [isPictureBusy, setPictureBusy] = useState(false)
  const content = toBlockContent(kind, values)
  const isOfText = kind === 'page' || kind === 'post' || kind === 'recipe'

  useEffect(() => {
    if (pressed) document.getElementById(pressed)?.focus()
  }, [pressed])

  async function handlePublish() {
    const [from, until] = [parseMoment(values.from), parseMoment(values.until)]
    if (until && until <= (from ?? new Date().toISOString()))
      return setProblems({ until: 'The end must be after the start' })
    const problems = lineProblems(content)
    if (Object.keys(problems).length > 0) return setProblems(problems)
    const { data, error } = await publish({
      block,
      change: { version, content, ...(from && { from }), ...(until && { until }) },
    })
    if (!data) return setProblems(fieldProblems(error))
    forget()
    onSaved('publish')
    showToast({ tone: 'ok', message: from ? 'Scheduled.' : 'Published.' })
  }

  async function handleKeep() {
    const { data, error } = await keep({ block, change: { version, content } })
    if (!data) return setProblems(fieldProblems(error))
    forget()
    onSaved('save-draft')
    showToast({ tone: 'ok', message: 'Draft saved. It isn’t visible in the shop.' })
  }

  function handleReload() {
    keeping.reset()
    publishing.reset()
    onReload()
  }

  return (
    <EditForm isKept onSubmit={handlePublish} aria-label="Content" className={styles.editor}>
      {isRestored && <RestoredNote onClear={form.reset} />}
      {known.draft && <p className={styles.by}>{`This is ${known.draft.by}’s draft.`}</p>}
      {page && (
        <p>
          <ShopLink path={page} />
        </p>
      )}
      {page && isOfText && values.text + values.instructions === '' && (
        <TextOfPage
          onTake={async () => {
            const text = await (kind === 'recipe' ? recipeNow(page) : textNow(page, kind === 'page'))
            for (const field of typedFields) set(field, values[field] || (text[field] ?? ''))
          }}
        />
      )}
      <FormGrid>
        <BlockFields block={block} kind={kind} field={field} set={set} onBusy={setPictureBusy} />
        <Field
          {...field('from')}
          {...{ label: 'Publish at', type: 'datetime-local', span: 'half', optional: true }}
          hint="Indian time (IST). Leave blank to publish now."
        />
        {kind !== 'page' && (
          <Field
            {...field('until')}
            {...{ label: 'Ends', type: 'datetime-local', span: 'half', optional: true }}
            hint="The previous version will be shown again."
          />
        )}
      </FormGrid>
      <Preview content={content} />
      <div className={styles.buttons}>
        <Button
          id={'save-draft' satisfies EditorButton}
          variant="line"
          busy={keeping.isLoading || isPictureBusy}
          onClick={handleKeep}
        >
          Save draft
        </Button>
      </div>
      <MainAction>
        <ChangeProblem error={publishing.error ?? keeping.error} onReload={handleReload} />
        <Button
          id={'publish' satisfies EditorButton}
          type="submit"
          busy={publishing.isLoading || isPictureBusy}
        >
          {values.from ? 'Schedule' : 'Publish now'}
        </Button>
      </MainAction>
    </EditForm>
  )
}

/** Returns the server's messages, keyed by the editor's fields: 'content.link' becomes 'link'. */
function fieldProblems(error: unknown): Record<string, string> {
  const fields = (isApiError(error) && error.fields) || {}
  return Object.fromEntries(
    Object.entries(fields).map(([name, message]) => [name.replace(/^content\./, ''), message]),
  )
}

/** Fetches the current text of a text page, which the shop serves as Markdown. @param hasLead as in `bodyOfPage` */
async function textNow(page: string, hasLead: boolean): Promise<Partial<TypedText>> {
  return { text: bodyOfPage(await ask(`${page}.md`), window.location.origin, hasLead) }
}

async function recipeNow(page: string): Promise<Partial<TypedText>> {
  return textOfRecipe(await ask(page))
}

async function ask(address: string): Promise<string> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`The page responded with status ${answer.status}.`)
  return answer.text()
}
