import { Badge } from 'design-system/badge/badge'
import { Button } from 'design-system/button/button'
import { showToast } from 'design-system/toast/show-toast'
import type { BlockVersion, ContentBlock } from 'shared-contracts/content/admin/content-blocks-schema'
import { Card, CardList } from '../../../../components/cards/card-list'
import { ChangeProblem } from '../../../../components/screen-states/change-problem'
import {
  useMfAdminPutBackContentBlockMutation,
  useMfAdminWithdrawContentBlockMutation,
} from '../../../../data/content/content-blocks-api'
import { whenText } from '../../../../data/when'
import styles from '../blocks.module.css'

interface Props {
  block: ContentBlock
  onReload: () => unknown
}

/** All published versions. Staff can go back to the previous one, or to the shop's original text. */
export function Versions({ block: { block, version, versions }, onReload }: Props) {
  const [withdraw, withdrawing] = useMfAdminWithdrawContentBlockMutation()
  const [putBack, putting] = useMfAdminPutBackContentBlockMutation()
  if (versions.length === 0) return <p>No changes yet. The original text is shown.</p>
  const isOwn = versions.some(({ isInForce, content }) => isInForce && content)

  async function handleWithdraw(id: number) {
    const { data } = await withdraw({ block, change: { version, id } })
    if (data) showToast({ tone: 'ok', message: 'Previous version restored.' })
  }

  async function handlePutBack() {
    const { data } = await putBack({ block, change: { version } })
    if (data) showToast({ tone: 'ok', message: 'Original text restored.' })
  }

  return (
    <section aria-labelledby="versions" className={styles.editor}>
      <h2 id="versions" className="h3">
        Version history
      </h2>
      <ChangeProblem
        error={withdrawing.error ?? putting.error}
        onReload={() => {
          withdrawing.reset()
          putting.reset()
          onReload()
        }}
      />
      {isOwn && (
        <Button variant="line" busy={putting.isLoading} onClick={handlePutBack}>
          Restore original text
        </Button>
      )}
      <CardList label="Versions">
        {versions.map((each) => (
          <Card key={each.id}>
            <VersionCard
              version={each}
              isBusy={withdrawing.isLoading}
              onWithdraw={() => handleWithdraw(each.id)}
            />
          </Card>
        ))}
      </CardList>
    </section>
  )
}

interface CardProps {
  version: BlockVersion
  isBusy: boolean
  onWithdraw: () => void
}

function VersionCard({ version, isBusy, onWithdraw }: CardProps) {
  const { content, from, until, by, withdrawnAt, withdrawnBy, isInForce } = version
  const isToCome = !isInForce && !withdrawnAt && new Date(from) > new Date()
  return (
    <>
      <p>
        {isInForce && <Badge tone="ok">Live</Badge>} {isToCome && <Badge>Scheduled</Badge>}{' '}
        <span>{`From ${whenText(from)}${until ? ` until ${whenText(until)}` : ''}, by ${by}`}</span>
      </p>
      <p className={styles.excerpt}>{buildExcerpt(content)}</p>
      {withdrawnAt && (
        <p className={styles.by}>
          Withdrawn by <span>{withdrawnBy}</span> on <span>{whenText(withdrawnAt)}</span>.
        </p>
      )}
      {(isInForce || isToCome) && (
        <Button variant="line" size="sm" busy={isBusy} onClick={onWithdraw}>
          {isInForce ? 'Restore previous version' : 'Cancel scheduled version'}
        </Button>
      )}
    </>
  )
}

function buildExcerpt(content: BlockVersion['content']): string {
  if (!content) return 'Original text'
  if (content.kind === 'banner') return content.title ?? content.lead ?? content.picture ?? 'Original'
  if (content.kind === 'recipe') {
    const { kind, ...said } = content
    return Object.values(said).flat().join(' · ')
  }
  if (content.kind === 'testimonials') return content.said.map(({ words }) => words).join(' · ')
  if (content.kind === 'timeline') return content.entries.map(({ title }) => title).join(' · ')
  return 'title' in content ? content.title : content.text
}
