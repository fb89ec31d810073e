// Health check of a container: `node deploy/health-check.mjs 3001/readyz` ends with 0 when this machine's port responds
// well. Plain JavaScript in a file: it starts at once, and some engines split an argument that contains spaces.
const [path] = process.argv.slice(2);
const response = await fetch(`http://127.0.0.1:${path}`).catch((problem) => ({ ok: false, status: problem.message }));
if (!response.ok) console.error(`${path}: ${response.status}`);
process.exit(response.ok ? 0 : 1);
