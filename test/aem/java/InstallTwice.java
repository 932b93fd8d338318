import java.io.File;
import java.io.FileReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.jcr.Node;
import javax.jcr.Property;
import javax.jcr.PropertyIterator;
import javax.jcr.NodeIterator;
import javax.jcr.PropertyType;
import javax.jcr.Session;
import javax.jcr.SimpleCredentials;
import javax.jcr.Value;
import org.apache.jackrabbit.commons.cnd.CndImporter;
import org.apache.jackrabbit.oak.Oak;
import org.apache.jackrabbit.oak.jcr.Jcr;
import org.apache.jackrabbit.vault.fs.api.ProgressTrackerListener;
import org.apache.jackrabbit.vault.fs.io.ImportOptions;
import org.apache.jackrabbit.vault.packaging.JcrPackage;
import org.apache.jackrabbit.vault.packaging.JcrPackageManager;
import org.apache.jackrabbit.vault.packaging.PackagingService;

/**
 * Installs packages into an empty Oak repository, twice. Prints the number of paths below /apps, then a line for each
 * error, and for each path that the second installation changed.
 *
 * Arguments: the file with AEM's node types, then the packages.
 */
public class InstallTwice {
  public static void main(String[] arguments) throws Exception {
    Session session = new Jcr(new Oak()).createRepository().login(new SimpleCredentials("admin", "admin".toCharArray()));
    CndImporter.registerNodeTypes(new FileReader(arguments[0]), session);
    List<String> problems = new ArrayList<>();
    for (int index = 1; index < arguments.length; index++) install(session, new File(arguments[index]), problems);
    Map<String, String> first = read(session);
    for (int index = 1; index < arguments.length; index++) install(session, new File(arguments[index]), problems);
    Map<String, String> second = read(session);
    System.out.println(first.keySet().stream().filter(path -> !path.contains("@")).count());
    problems.forEach(System.out::println);
    for (String path : first.keySet()) {
      if (!first.get(path).equals(second.get(path))) System.out.println("changed: " + path);
    }
    for (String path : second.keySet()) if (!first.containsKey(path)) System.out.println("added: " + path);
    System.exit(0);
  }

  private static void install(Session session, File file, List<String> problems) throws Exception {
    JcrPackageManager manager = PackagingService.getPackageManager(session);
    ImportOptions options = new ImportOptions();
    options.setStrict(true);
    options.setListener(new ProgressTrackerListener() {
      @Override
      public void onMessage(Mode mode, String action, String path) {}

      @Override
      public void onError(Mode mode, String path, Exception error) {
        problems.add("error: " + path + " " + error);
      }
    });
    try (JcrPackage uploaded = manager.upload(file, false, true, null)) {
      uploaded.install(options);
    }
    session.refresh(false);
  }

  /** Path, or path and name of a property, to value. */
  private static Map<String, String> read(Session session) throws Exception {
    Map<String, String> found = new TreeMap<>();
    read(session.getNode("/apps"), found);
    return found;
  }

  private static void read(Node node, Map<String, String> found) throws Exception {
    found.put(node.getPath(), node.getPrimaryNodeType().getName());
    for (PropertyIterator each = node.getProperties(); each.hasNext(); ) {
      Property property = each.nextProperty();
      StringBuilder text = new StringBuilder(PropertyType.nameFromValue(property.getType()));
      for (Value value : property.isMultiple() ? property.getValues() : new Value[] {property.getValue()}) {
        text.append('|').append(value.getString());
      }
      found.put(node.getPath() + "@" + property.getName(), text.toString());
    }
    for (NodeIterator each = node.getNodes(); each.hasNext(); ) read(each.nextNode(), found);
  }
}
