import { Button } from 'design-system/button/button'
import { Field } from 'design-system/field/field'
import { useForm } from 'design-system/form/use-form'
import { useNavigate } from 'react-router-dom'
import { postBlock } from 'shared-contracts/content/admin/content-blocks'
import { EditForm } from '../../../components/forms/edit-form'
import { toSlug } from '../../../data/content/typed-text'
import { adminPaths } from '../../../data/places/admin-paths'
import styles from './blocks.module.css'

export function NewPost({ taken }: { taken: readonly string[] }) {
  const { values, field, setProblems } = useForm({ title: '' })
  const navigate = useNavigate()

  function handleSubmit() {
    const block = postBlock(toSlug(values.title))
    if (block === postBlock('')) return setProblems({ title: 'Enter at least one English letter or digit' })
    if (taken.includes(block)) return setProblems({ title: 'A post with this title already exists' })
    navigate(adminPaths.contentBlock(block), { state: { title: values.title.trim() } })
  }

  return (
    <EditForm onSubmit={handleSubmit} noValidate aria-label="New post" className={styles.editor}>
      <Field label="Post title" hint="You can change the title later." {...field('title')} />
      <Button type="submit" variant="line">
        Create post
      </Button>
    </EditForm>
  )
}
