import { Alert } from 'design-system/alert/alert'
import { Button } from 'design-system/button/button'
import { Prose } from 'design-system/prose/prose'
import { useState } from 'react'
import { postPicturePath } from 'shared-contracts/content/admin/content-blocks'
import type { BlockContent, RecipeText } from 'shared-contracts/content/admin/content-blocks-schema'
import { useMfAdminPreviewContentBlockMutation } from '../../../../data/content/content-blocks-api'
import styles from '../blocks.module.css'

export function Preview({ content }: { content: BlockContent }) {
  const [shown, setShown] = useState<BlockContent>()
  const [render, { data, error, isLoading }] = useMfAdminPreviewContentBlockMutation()

  async function handleShow() {
    if ('text' in content && content.kind !== 'announcement') await render(content.text)
    setShown(content)
  }

  const isEmpty = 'text' in content && content.text.trim() === ''
  return (
    <>
      <div className={styles.buttons}>
        <Button variant="line" busy={isLoading} disabled={isEmpty} onClick={handleShow}>
          Preview
        </Button>
      </div>
      {error !== undefined && <Alert tone="bad">Couldn’t load the preview. Try again.</Alert>}
      {shown && !error && (
        <section aria-label="Preview" className={styles.preview}>
          <Look content={shown} html={data?.html ?? ''} />
        </section>
      )}
    </>
  )
}

function Look({ content, html }: { content: BlockContent; html: string }) {
  switch (content.kind) {
    case 'announcement':
      return <p className={styles.line}>{content.text}</p>
    case 'banner':
      return (
        <>
          {content.picture && (
            <img src={content.picture} alt={content.pictureText ?? ''} width={1600} height={667} />
          )}
          <p className="h3">{content.title ?? 'Original title'}</p>
          {content.lead && <p>{content.lead}</p>}
        </>
      )
    case 'testimonials':
      return content.said.map(({ name, role, words }) => (
        <figure key={words}>
          <blockquote>{words}</blockquote>
          <figcaption>{`${name}, ${role}`}</figcaption>
        </figure>
      ))
    case 'timeline':
      return content.entries.map(({ title, text }) => (
        <section key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </section>
      ))
    case 'page':
      return <Prose html={html} />
    case 'recipe':
      return <RecipeLook recipe={content} />
    case 'post':
      return (
        <>
          <h2>{content.title}</h2>
          {content.picture && (
            <img
              src={postPicturePath(content.picture)}
              alt={content.pictureText ?? ''}
              width={1200}
              height={750}
            />
          )}
          <Prose html={html} />
        </>
      )
  }
}

/** Previews a recipe's edited texts. Fields left blank keep the original text, which is not shown. */
function RecipeLook({ recipe }: { recipe: RecipeText }) {
  const { title, subtitle, instructions = [], tips = [], closing, suggestions } = recipe
  return (
    <>
      <h2>{title ?? 'Original title'}</h2>
      {subtitle && <p className="lead">{subtitle}</p>}
      {instructions.length > 0 && (
        <ol>
          {instructions.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {tips.length > 0 && (
        <ul>
          {tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      )}
      {closing && <p>{closing}</p>}
      {suggestions && <p>{suggestions}</p>}
    </>
  )
}
