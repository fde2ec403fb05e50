export interface S3Location {
  bucket: string
  /** Empty, or with a slash at the end. */
  prefix: string
  region: string
  endpoint?: string
  /** Services other than Amazon's seldom have a host name for each bucket. */
  forcePathStyle?: true
}

/**
 * @param address such as `s3://shop/registry?endpoint=https://minio.example&region=ap-south-1`
 * @throws Error with a one-sentence message that mentions the setting, if the address is malformed
 */
export function readS3Place(address: string, setting = 'REGISTRY'): S3Location {
  const url = URL.canParse(address) ? new URL(address) : undefined
  const endpoint = url?.searchParams.get('endpoint') ?? undefined
  if (!url?.hostname || url.protocol !== 's3:' || (endpoint !== undefined && !URL.canParse(endpoint)))
    throw new Error(
      `${setting} must be a folder or an address such as s3://bucket/registry?endpoint=https://minio.example&region=ap-south-1, not '${address}'.`,
    )
  const folder = url.pathname.replace(/^\/+|\/+$/g, '')
  return {
    bucket: url.hostname,
    prefix: folder ? `${folder}/` : '',
    region: url.searchParams.get('region') ?? process.env.AWS_REGION ?? 'us-east-1',
    ...(endpoint && { endpoint, forcePathStyle: true }),
  }
}
