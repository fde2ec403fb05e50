import {
  DeleteObjectsCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'

/** Accesses a bucket with a key, bypassing all rules of the registry. @param keyId the name of an access key */
export function connectBucket(keyId: string, endpoint: string, bucket: string) {
  const credentials = { accessKeyId: keyId, secretAccessKey: 'secret' }
  const client = new S3Client({
    endpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials,
    maxAttempts: 1,
  })
  /** @returns true if the bucket allowed it */
  const isLet = (done: Promise<unknown>): Promise<boolean> =>
    done.then(
      () => true,
      (error: unknown) => {
        if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 403) return false
        throw error
      },
    )

  return {
    /** @param condition 'new' writes only if nothing exists yet */
    put: (Key: string, Body: string, condition?: 'new') =>
      isLet(
        client.send(
          new PutObjectCommand({ Bucket: bucket, Key, Body, ...(condition && { IfNoneMatch: '*' }) }),
        ),
      ),
    remove: (Key: string) =>
      isLet(client.send(new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects: [{ Key }] } }))),
    async get(Key: string): Promise<string> {
      const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key }))
      return (await Body?.transformToString()) ?? ''
    },
  }
}
