export default function Page() {
  return <h1 className="pt-40">not-found/not-found</h1>;
}
