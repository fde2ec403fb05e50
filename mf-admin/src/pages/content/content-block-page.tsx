import { ErrorState } from 'design-system/error-state/error-state'
import { useState } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { parseBlockKind } from 'shared-contracts/content/admin/content-blocks'
import type { ContentBlock } from 'shared-contracts/content/admin/content-blocks-schema'
import { Loaded } from '../../components/screen-states/loaded'
import { blockName, findPagePath } from '../../data/content/block-labels'
import { useMfAdminGetContentBlockQuery } from '../../data/content/content-blocks-api'
import { adminPaths } from '../../data/places/admin-paths'
import { BlockEditor, type EditorButton } from '../../features/content/blocks/editor/block-editor'
import { InForceThen } from '../../features/content/blocks/history/in-force-then'
import { Versions } from '../../features/content/blocks/history/versions'
import { AdminScreen } from '../screen/admin-screen'

/** Reads the title of a new post, which the list of content passes in the history's state. */
function readNewPost(state: unknown): string | undefined {
  const title: unknown = Object(state).title
  return typeof title === 'string' ? title : undefined
}

function ContentBlockPage() {
  const { block = '' } = useParams()
  const newPost = readNewPost(useLocation().state)
  return (
    <AdminScreen
      title={parseBlockKind(block) ? blockName(block, newPost) : 'Content'}
      right="edit-content"
      back={{ to: adminPaths.contentBlocks, label: 'content' }}
    >
      <OneBlock block={block} newPost={newPost} />
    </AdminScreen>
  )
}

interface BlockProps {
  block: string
  newPost: string | undefined
}

function OneBlock({ block, newPost }: BlockProps) {
  const query = useMfAdminGetContentBlockQuery(block)
  const [pressed, setPressed] = useState<EditorButton>()
  const kind = parseBlockKind(block)
  if (!kind) return <ErrorState title="Page not found">Choose one from the list.</ErrorState>
  return (
    <Loaded query={query} what="the content">
      {(found) => (
        <>
          <BlockEditor
            // A new version remounts the editor, so that it never shows outdated values.
            key={`${block} ${found.version}`}
            block={found}
            kind={kind}
            newPost={newPost}
            page={findPagePath(block, findPostTitle(found))}
            onReload={query.refetch}
            pressed={pressed}
            onSaved={setPressed}
          />
          <Versions block={found} onReload={query.refetch} />
          {kind === 'page' && <InForceThen block={block} />}
        </>
      )}
    </Loaded>
  )
}

function findPostTitle({ versions, specified }: ContentBlock): string | undefined {
  const inForce = versions.find(({ isInForce }) => isInForce)
  const content = inForce?.content
  return content?.kind === 'post' ? content.title : specified?.title
}

export { ContentBlockPage as Component }
