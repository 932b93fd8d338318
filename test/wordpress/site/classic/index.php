<?php
// A theme that prints its head before its content is known, like classic themes.
?>
<!DOCTYPE html>
<html <?php language_attributes(); ?>>
<head>
	<meta charset="<?php bloginfo( 'charset' ); ?>">
	<title><?php bloginfo( 'name' ); ?></title>
	<?php wp_head(); ?>
</head>
<body>
	<main>
	<?php
	while ( have_posts() ) {
		the_post();
		the_content();
	}
	?>
	</main>
	<aside>
		<?php echo do_shortcode( (string) get_option( 'classic_aside', '' ) ); ?>
	</aside>
	<?php wp_footer(); ?>
</body>
</html>
