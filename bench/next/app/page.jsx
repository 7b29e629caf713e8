import body from "../body.json";

export default function Page() {
  return <div dangerouslySetInnerHTML={{ __html: body }} />;
}
