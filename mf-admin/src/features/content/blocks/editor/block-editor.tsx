import { Button } from 'design-system/button/button'
import { Field } from 'design-system/field/field'
import { Form } from 'design-system/form/form'
import { RestoredNote } from 'design-system/form/restored-note'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { showToast } from 'design-system/toast/show-toast'
import type { BlockKind } from 'shared-contracts/content/admin/content-blocks'
import type { ContentBlock } from 'shared-contracts/content/admin/content-blocks-schema'
import { MainAction } from '../../../../components/actions/main-action'
import { ChangeProblem } from '../../../../components/screen-states/change-problem'
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
  /** The shop page that shows it. */
  page: string | undefined
  onReload: () => unknown
}

/** Edits a text, previews it, saves it as a draft, and publishes it now or for a period. */
export function BlockEditor({ block: { block, version, ...known }, kind, page, onReload }: Props) {
  const { form, isRestored, forget } = useBlockForm({ block, version, ...known })
  const { values, field, set, setProblems } = form
  const [keep, keeping] = useMfAdminKeepContentBlockDraftMutation()
  const [publish, publishing] = useMfAdminPublishContentBlockMutation()
  const content = toBlockContent(kind, values)

  async function handlePublish() {
    const [from, until] = [parseMoment(values.from), parseMoment(values.until)]
    if (until && until <= (from ?? new Date().toISOString()))
      return setProblems({ until: 'The end must be after the start' })
    const problems = lineProblems(content)
    if (Object.keys(problems).length > 0) return setProblems(problems)
    const { data } = await publish({
      block,
      change: { version, content, ...(from && { from }), ...(until && { until }) },
    })
    if (!data) return
    forget()
    showToast({ tone: 'ok', message: from ? 'Scheduled.' : 'Published.' })
  }

  async function handleKeep() {
    const { data } = await keep({ block, change: { version, content } })
    if (!data) return
    forget()
    showToast({ tone: 'ok', message: 'Draft saved. It isn’t visible in the shop.' })
  }

  function handleReload() {
    keeping.reset()
    publishing.reset()
    onReload()
  }

  return (
    <Form onSubmit={handlePublish} aria-label="Content" className={styles.editor}>
      {isRestored && <RestoredNote onClear={form.reset} />}
      {known.draft && <p className={styles.by}>{`This is ${known.draft.by}’s draft.`}</p>}
      {page && (kind === 'page' || kind === 'post' || kind === 'recipe') && (
        <TextOfPage
          page={page}
          isEmpty={values.text + values.instructions === ''}
          onTake={async () => {
            const text = await (kind === 'recipe' ? recipeNow(page) : textNow(page, kind === 'page'))
            for (const field of typedFields) set(field, values[field] || (text[field] ?? ''))
          }}
        />
      )}
      <FormGrid>
        <BlockFields block={block} kind={kind} field={field} />
        <Field
          {...field('from')}
          {...{ label: 'Goes live', type: 'datetime-local', span: 'half', optional: true }}
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
      <ChangeProblem error={publishing.error ?? keeping.error} onReload={handleReload} />
      <div className={styles.buttons}>
        <Button variant="line" busy={keeping.isLoading} onClick={handleKeep}>
          Save draft
        </Button>
      </div>
      <MainAction>
        <Button type="submit" busy={publishing.isLoading}>
          {values.from ? 'Schedule' : 'Publish now'}
        </Button>
      </MainAction>
    </Form>
  )
}

/** Returns the current text of a text page, which the shop provides as Markdown. @param hasLead as in `bodyOfPage` */
async function textNow(page: string, hasLead: boolean): Promise<Partial<TypedText>> {
  return { text: bodyOfPage(await ask(`${page}.md`), window.location.origin, hasLead) }
}

/** Returns the current text of a recipe's page. */
async function recipeNow(page: string): Promise<Partial<TypedText>> {
  return textOfRecipe(await ask(page))
}

async function ask(address: string): Promise<string> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`The page responded with status ${answer.status}.`)
  return answer.text()
}
